import { addRecentProduct, clearRecent } from '../src/stores/product/recent-products.ts'

/** Products that were looked at before the story, the newest first; forgotten again after it. */
export const withViewedProducts =
  (...ids: string[]) =>
  () => {
    for (const id of ids.toReversed()) addRecentProduct(id)
    return clearRecent
  }
