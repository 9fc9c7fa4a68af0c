import type { Block } from '../../model/page/block.ts'

/** Types of blocks whose html comes from elsewhere than the block. */
const htmlFields = new Set(['newsItem', 'contacts'])

/** Whether a block shows html as soon as it is there; an answer of a FAQ waits behind its question. */
export const hasHtml = ({ type, data }: Block): boolean => htmlFields.has(type) || typeof data?.text === 'string'

/** Blocks that are fetched with the page; those below come when somebody acts, or is near them. */
export const firstBlockCount = 3

/**
 * How many blocks of a page are shown: each appears below those before it and never moves, so a block waits for the ones above
 * it to know their size.
 */
export function visibleBlockCount(ready: readonly boolean[]): number {
  const waiting = ready.indexOf(false)
  return waiting < 0 ? ready.length : waiting + 1
}
