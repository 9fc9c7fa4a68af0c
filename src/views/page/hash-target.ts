/** The element that a hash points to, also inside shop elements; undefined until it has rendered. */
export function hashTarget(hash: string, from: Document | ShadowRoot = document): Element | undefined {
  const id = readId(hash)
  if (id === undefined) return undefined
  const found = from.getElementById(id)
  if (found) return found
  for (const { shadowRoot } of from.querySelectorAll('shop-page *')) {
    const inside = shadowRoot?.getElementById(id)
    if (inside) return inside
  }
  return undefined
}

/** Whether a hash can point to an element. One with product options cannot: such a page starts at its top. */
export const hasTargetId = (hash: string): boolean => readId(hash) !== undefined

/** The id in a hash; undefined if the hash holds product options (key=value). */
function readId(hash: string): string | undefined {
  if (hash.length < 2 || hash.includes('=')) return undefined
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return undefined
  }
}
