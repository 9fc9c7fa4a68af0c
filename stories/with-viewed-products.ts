import { addRecentProduct, clearRecent } from '../src/stores/product/recent-products.ts'

/** Sets the recently viewed products during a story, the newest first. */
export const withViewedProducts =
  (...ids: string[]) =>
  () => {
    for (const id of ids.toReversed()) addRecentProduct(id)
    return clearRecent
  }
