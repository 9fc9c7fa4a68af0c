import { clearRecent, recordRecent } from '../src/stores/product/recent-products.ts'

/** Products that were looked at before the story, the newest first; forgotten again after it. */
export const viewedBefore =
  (...ids: string[]) =>
  () => {
    for (const id of ids.toReversed()) recordRecent(id)
    return clearRecent
  }
