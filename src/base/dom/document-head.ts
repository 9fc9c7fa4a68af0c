interface HeadElement {
  tag: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

/** Marks what the kit has put into the head, or a server for it: only that is ever changed. */
const kitAttribute = 'data-shop-head'
const valueAttributes = new Set(['content', 'href', kitAttribute])

const readAttributes = (element: Element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
const headKey = (tag: string, attributes: Readonly<Record<string, string>>) =>
  [tag, ...Object.entries(attributes).flatMap(([name, value]) => (valueAttributes.has(name) ? [] : [`${name}=${value}`]))].sort().join('\n')
const headText = (tag: string, attributes: Readonly<Record<string, string>>) =>
  `${headKey(tag, attributes)}\n${attributes.content ?? attributes.href ?? ''}`

/**
 * Makes these the kit's elements of the head; equal ones stay where they are. What the host page says itself about the same
 * thing stands, and nothing is said twice.
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
