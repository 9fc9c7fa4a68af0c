import type { Page } from 'playwright'

/** How translators put their elements in the place of a text: with a copy of it, or with the node itself. */
export const translators = ['copies', 'moves'] as const

/** Does to every text of the page what a translator of a browser does, through all open shadow roots; the words stay. */
export const translatePage = (page: Page, translator: (typeof translators)[number]): Promise<void> =>
  page.evaluate((moves) => {
    const texts: Text[] = []
    const collect = (node: Node) => {
      if (node instanceof Text && node.data.trim()) texts.push(node)
      if (node instanceof Element && node.matches('script, style, template, noscript, textarea')) return
      if (node instanceof Element && node.shadowRoot) collect(node.shadowRoot)
      for (const child of node.childNodes) collect(child)
    }
    collect(document.body)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      if (moves) {
        text.before(outer)
        inner.append(text)
      } else {
        inner.append(text.data)
        text.replaceWith(outer)
      }
    }
  }, translator === 'moves')
