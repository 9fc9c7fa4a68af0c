import type { ListedProduct, Wishlist } from '../../model/wishlist/wishlist.ts'
import { wishlistCheckBatch } from '../constants.ts'
import { codesOf, withoutEmpty } from './wishlist.ts'

/** How much is wished: variants, of all products together. */
export const wishlistCount = (wishlist: Wishlist): number => Object.values(wishlist).reduce((sum, codes) => sum + codes.length, 0)

/** What a wishlist page shows, the newest wish first. */
export function wishlistEntries(wishlist: Wishlist): { productIds: string[]; codes: string[] } {
  const items = Object.entries(withoutEmpty(wishlist)).reverse()
  return { productIds: items.map(([id]) => id), codes: items.flatMap(([, codes]) => codes) }
}

/** Ids of wished products in the portions in which the catalogue is asked about them (WISH-05). */
export function wishlistBatches(wishlist: Wishlist): string[][] {
  const { productIds } = wishlistEntries(wishlist)
  const starts = Array.from({ length: Math.ceil(productIds.length / wishlistCheckBatch) }, (_, batch) => batch * wishlistCheckBatch)
  return starts.map((start) => productIds.slice(start, start + wishlistCheckBatch))
}

/**
 * The wishlist without what the catalogue no longer has: products that were asked for and are missing, codes that their
 * product does not have (WISH-04). An answer about other products, or with several rows of one, may be cut off or
 * mixed up and prunes nothing (R25). What was not yet wished when the question was asked stays.
 */
export function pruneWishlist(wishlist: Wishlist, requestedIds: Wishlist, listed: readonly ListedProduct[]): Wishlist {
  const found = new Map(listed.map((product) => [product.productId ?? product.id, product]))
  if (found.size < listed.length || [...found.keys()].some((id) => !Object.hasOwn(requestedIds, id))) return wishlist
  const isUnavailable = (id: string, code: string) => {
    if (!codesOf(requestedIds, id).includes(code)) return false
    const product = found.get(id)
    return !product || product.codes?.includes(code) === false
  }
  const available = Object.entries(wishlist).map(([id, codes]): [string, readonly string[]] => [
    id,
    codes.filter((code) => !isUnavailable(id, code)),
  ])
  const pruned = Object.fromEntries(available)
  return wishlistCount(pruned) === wishlistCount(wishlist) ? wishlist : withoutEmpty(pruned)
}

/** The wishes of two wishlists together; where products are not split, that of the first counts (WISH-07, WISH-03). */
export function mergeWishlists(mine: Wishlist, theirs: Wishlist, isSplit: boolean): Wishlist {
  const ids = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const merged = ids.map((id): [string, readonly string[]] => {
    const codes = [...new Set([...codesOf(mine, id), ...codesOf(theirs, id)])]
    return [id, isSplit ? codes : codes.slice(0, 1)]
  })
  return withoutEmpty(Object.fromEntries(merged))
}

/** Whether the server has to hear of a united wishlist: only of one with more variants than it has (WISH-08). */
export const hasMoreItems = (merged: Wishlist, theirs: Wishlist): boolean => wishlistCount(merged) > wishlistCount(theirs)
