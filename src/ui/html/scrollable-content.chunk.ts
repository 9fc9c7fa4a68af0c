/** The name of scrollable content: the last heading before it, of the whole box its first one. */
function nameOf(element: Element, box: Element): string {
  const all = [...box.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const before = all.filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  return (element === box ? all[0] : before.at(-1))?.textContent?.trim() ?? ''
}

const isScrollable = (element: Element) =>
  element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)

/**
 * Lets the keyboard reach and scroll the wide content of a box, which not every browser does on its own. Follows the size of the box.
 * Returns a stop function.
 */
export function reachScrollable(box: HTMLElement): () => void {
  const update = () => {
    for (const element of [box, ...box.querySelectorAll<HTMLElement>('table, pre')]) {
      if (!isScrollable(element)) {
        element.removeAttribute('tabindex')
        continue
      }
      element.tabIndex = 0
      const isTable = element.localName === 'table'
      element.setAttribute('role', isTable ? 'table' : 'group') // browsers drop the role of a table that is laid out as a block
      const name = isTable && element.querySelector('caption') ? '' : nameOf(element, box)
      if (name) element.setAttribute('aria-label', name)
    }
  }
  const observer = new ResizeObserver(update)
  observer.observe(box)
  return () => observer.disconnect()
}
