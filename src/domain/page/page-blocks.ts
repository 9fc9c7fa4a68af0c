import type { Block } from '../../model/page/block.ts'

/** Block types with HTML outside `data.text`. */
const htmlFields = new Set(['newsItem', 'contacts'])

/** Whether a block renders HTML immediately. An FAQ does not: its answers are collapsed. */
export const hasHtml = ({ type, data }: Block): boolean => htmlFields.has(type) || typeof data?.text === 'string'

/** Blocks that load with the page; those below load on interaction or near the viewport. */
export const firstBlockCount = 3

/**
 * How many blocks of a page are visible: the ready ones from the top and the first that is not ready. Blocks below it stay
 * hidden, because they would shift when it gets its size.
 */
export function visibleBlockCount(ready: readonly boolean[]): number {
  const firstPending = ready.indexOf(false)
  return firstPending < 0 ? ready.length : firstPending + 1
}
