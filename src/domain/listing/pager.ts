/** A page of a pager, counted from 0, or a gap between pages. */
export type PageEntry = number | 'gap'

const maxWithoutGaps = 4

/** All of up to 4 pages; otherwise the first, the last, the current and its neighbours, with gaps (PAGER-03, PAGER-04). */
export function pageEntries(page: number, pages: number): PageEntry[] {
  if (pages <= maxWithoutGaps) return Array.from({ length: pages }, (_, index) => index)
  // a loop over all pages could hang: the number comes from the server
  const visible = new Set([0, page - 1, page, page + 1, pages - 1])
  const shown = [...visible].filter((index) => index >= 0 && index < pages).sort((a, b) => a - b)
  return shown.flatMap((index, position): PageEntry[] => (index - (shown[position - 1] ?? index) > 1 ? ['gap', index] : [index]))
}

/** Whether a previous and a next page exist (PAGER-01, PAGER-02). */
export const pageSteps = (page: number, pages: number) => ({ hasPrevious: page > 0, hasNext: page < pages - 1 })
