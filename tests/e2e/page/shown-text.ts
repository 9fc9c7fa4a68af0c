import type { Page } from 'playwright'

/** The text that a visitor reads, through all shadow roots, with its white space collapsed. */
export const shownText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (node: Node): string => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element) || node.matches('script, style, template, noscript, shop-announcer')) return ''
      if (!node.checkVisibility()) return ''
      const nodes =
        node instanceof HTMLSlotElement && node.assignedNodes().length ? node.assignedNodes() : (node.shadowRoot ?? node).childNodes
      return [...nodes].map(read).join(' ')
    }
    return read(document.body).replace(/\s+/g, ' ').trim()
  })
