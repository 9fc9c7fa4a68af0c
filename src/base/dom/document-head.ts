interface HeadElement {
  tag: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

/** Marks what the kit has put into the head, or a server for it: only that is ever changed. */
const mark = 'data-shop-head'
const contents = new Set(['content', 'href', mark])

const attributesOf = (element: Element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
const identityOf = (tag: string, attributes: Readonly<Record<string, string>>) =>
  [tag, ...Object.entries(attributes).flatMap(([name, value]) => (contents.has(name) ? [] : [`${name}=${value}`]))].sort().join('\n')
const textOf = (tag: string, attributes: Readonly<Record<string, string>>) =>
  `${identityOf(tag, attributes)}\n${attributes.content ?? attributes.href ?? ''}`

/**
 * Makes these the kit's elements of the head; equal ones stay where they are. What the host page says itself about the same
 * thing stands, and nothing is said twice.
 */
export function writeHead(wanted: readonly HeadElement[]): void {
  const present = [...document.head.querySelectorAll('meta, link')]
  const ofHost = new Set(present.filter((element) => !element.hasAttribute(mark)).map((it) => identityOf(it.localName, attributesOf(it))))
  const missing = new Map(
    wanted
      .filter(({ tag, attributes }) => !ofHost.has(identityOf(tag, attributes)))
      .map((element) => [textOf(element.tag, element.attributes), element]),
  )
  for (const element of present) {
    if (!element.hasAttribute(mark)) continue
    if (!missing.delete(textOf(element.localName, attributesOf(element)))) element.remove()
  }
  for (const { tag, attributes } of missing.values()) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute(mark, '')
    document.head.append(element)
  }
}
