import type { Page } from 'playwright'

export interface Heading {
  level: number
  text: string
}

/** The headings of a page as a screen reader lists them, through all shadow roots. */
export const headings = (page: Page): Promise<Heading[]> =>
  page.evaluate(() => {
    const found: { level: number; text: string }[] = []
    const visit = (node: Element) => {
      if (node.matches('script, style, template, [hidden], [inert], [aria-hidden=true]')) return
      const { display, visibility } = getComputedStyle(node)
      if (display === 'none' || visibility === 'hidden') return
      const level = /^h([1-6])$/.exec(node.localName)?.[1]
      if (level) found.push({ level: Number(level), text: (node.textContent ?? '').trim().slice(0, 40) })
      const slotted = node instanceof HTMLSlotElement ? node.assignedElements() : []
      for (const child of slotted.length ? slotted : (node.shadowRoot ?? node).children) visit(child)
    }
    visit(document.body)
    return found
  })

/** Headings more than one level below the one before them. */
export const headingJumps = (found: readonly Heading[]): string[] =>
  found.flatMap(({ level, text }, index) => {
    const before = found[index - 1]?.level ?? 0
    return level > before + 1 ? [`h${before} is followed by h${level} "${text}"`] : []
  })
