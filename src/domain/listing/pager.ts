/** A page of a pager, counted from 0, or a gap between pages. */
export type PageEntry = number | 'gap'

const maxWithoutGaps = 4

/** Up to 4 pages all; above, the first, the last and the neighbours of the current one with gaps between (PAGER-03, 04). */
export function pageEntries(page: number, pages: number): PageEntry[] {
  if (pages <= maxWithoutGaps) return Array.from({ length: pages }, (_, index) => index)
  // counted from the current page: nobody knows how many pages a server claims to have
  const visible = new Set([0, page - 1, page, page + 1, pages - 1])
  const shown = [...visible].filter((index) => index >= 0 && index < pages).sort((a, b) => a - b)
  return shown.flatMap((index, position): PageEntry[] => (index - (shown[position - 1] ?? index) > 1 ? ['gap', index] : [index]))
}

/** Whether there is a page before and after (PAGER-01, 02). */
export const pageSteps = (page: number, pages: number) => ({ hasPrevious: page > 0, hasNext: page < pages - 1 })
