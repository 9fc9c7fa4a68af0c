interface HeadElement {
  tag: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

/** Marks the elements of the head that the kit, or a server for it, has added: only these are changed. */
const kitAttribute = 'data-shop-head'
const valueAttributes = new Set(['content', 'href', kitAttribute])

const readAttributes = (element: Element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
const headKey = (tag: string, attributes: Readonly<Record<string, string>>) =>
  [tag, ...Object.entries(attributes).flatMap(([name, value]) => (valueAttributes.has(name) ? [] : [`${name}=${value}`]))].sort().join('\n')
const headText = (tag: string, attributes: Readonly<Record<string, string>>) =>
  `${headKey(tag, attributes)}\n${attributes.content ?? attributes.href ?? ''}`

/**
 * Replaces the kit's elements of the head by `tags` and keeps equal ones. Skips a tag if the host page has one with
 * the same attributes except the value, such as the same `name`.
 */
export function writeHead(tags: readonly HeadElement[]): void {
  const present = [...document.head.querySelectorAll('meta, link')]
  const ofHost = new Set(
    present.filter((element) => !element.hasAttribute(kitAttribute)).map((it) => headKey(it.localName, readAttributes(it))),
  )
  const missing = new Map(
    tags
      .filter(({ tag, attributes }) => !ofHost.has(headKey(tag, attributes)))
      .map((element) => [headText(element.tag, element.attributes), element]),
  )
  for (const element of present) {
    if (!element.hasAttribute(kitAttribute)) continue
    if (!missing.delete(headText(element.localName, readAttributes(element)))) element.remove()
  }
  for (const { tag, attributes } of missing.values()) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute(kitAttribute, '')
    document.head.append(element)
  }
}
