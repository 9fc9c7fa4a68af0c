/** Blocks that are fetched with the page; those below come when somebody acts, or is near them. */
export const firstBlocks = 3

/**
 * How many blocks of a page are shown: each appears below those before it and never moves, so a block waits for the ones above
 * it to know their size.
 */
export function countReady(ready: readonly boolean[]): number {
  const waiting = ready.indexOf(false)
  return waiting < 0 ? ready.length : waiting + 1
}
