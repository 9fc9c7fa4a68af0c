import type { ListedProduct, Wishlist } from '../../model/wishlist/wishlist.ts'
import { wishlistCheckBatch } from '../constants.ts'
import { codesOf, tidy } from './wishlist.ts'

/** How much is wished: variants, of all products together. */
export const wishCount = (wishlist: Wishlist): number => Object.values(wishlist).reduce((sum, codes) => sum + codes.length, 0)

/** What a wishlist page shows, the newest wish first. */
export function wishedProducts(wishlist: Wishlist): { productIds: string[]; codes: string[] } {
  const entries = Object.entries(tidy(wishlist)).reverse()
  return { productIds: entries.map(([id]) => id), codes: entries.flatMap(([, codes]) => codes) }
}

/** Ids of wished products in the portions in which the catalogue is asked about them (WISH-05). */
export function wishlistBatches(wishlist: Wishlist): string[][] {
  const { productIds } = wishedProducts(wishlist)
  const starts = Array.from({ length: Math.ceil(productIds.length / wishlistCheckBatch) }, (_, batch) => batch * wishlistCheckBatch)
  return starts.map((start) => productIds.slice(start, start + wishlistCheckBatch))
}

/**
 * The wishlist without what the catalogue no longer has: products that were asked for and are missing, codes that their
 * product does not have (WISH-04, W2). An answer about other products, or with several rows of one, may be cut off or
 * mixed up and prunes nothing (R25). What was not yet wished when the question was asked stays.
 */
export function pruneWishlist(wishlist: Wishlist, asked: Wishlist, listed: readonly ListedProduct[]): Wishlist {
  const found = new Map(listed.map((product) => [product.productId ?? product.id, product]))
  if (found.size < listed.length || [...found.keys()].some((id) => !Object.hasOwn(asked, id))) return wishlist
  const isGone = (id: string, code: string) => {
    if (!codesOf(asked, id).includes(code)) return false
    const product = found.get(id)
    return !product || product.codes?.includes(code) === false
  }
  const kept = Object.entries(wishlist).map(([id, codes]): [string, readonly string[]] => [id, codes.filter((code) => !isGone(id, code))])
  const pruned = Object.fromEntries(kept)
  return wishCount(pruned) === wishCount(wishlist) ? wishlist : tidy(pruned)
}

/** The wishes of two wishlists together; where products are not split, that of the first counts (WISH-07, WISH-03). */
export function uniteWishlists(mine: Wishlist, theirs: Wishlist, isSplit: boolean): Wishlist {
  const ids = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const united = ids.map((id): [string, readonly string[]] => {
    const codes = [...new Set([...codesOf(mine, id), ...codesOf(theirs, id)])]
    return [id, isSplit ? codes : codes.slice(0, 1)]
  })
  return tidy(Object.fromEntries(united))
}

/** Whether the server has to hear of a united wishlist: only of one with more variants than it has (WISH-08, W3). */
export const hasMoreWishes = (united: Wishlist, theirs: Wishlist): boolean => wishCount(united) > wishCount(theirs)
