/** What a hash of the address names, also inside of elements; undefined where it is not there yet (ids of shadow roots stay their own). */
export function hashTarget(hash: string, from: Document | ShadowRoot = document): Element | undefined {
  const id = readId(hash)
  if (id === undefined) return undefined
  const own = from.getElementById(id)
  if (own) return own
  for (const { shadowRoot } of from.querySelectorAll('shop-page *')) {
    const inside = shadowRoot?.getElementById(id)
    if (inside) return inside
  }
  return undefined
}

/** Whether a hash may name a place in the page: the choices of a product do not, their page begins at its top. */
export const hasTargetId = (hash: string): boolean => readId(hash) !== undefined

/** The id in a hash; what holds choices of a product, as key=value, is none. */
function readId(hash: string): string | undefined {
  if (hash.length < 2 || hash.includes('=')) return undefined
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return undefined
  }
}
