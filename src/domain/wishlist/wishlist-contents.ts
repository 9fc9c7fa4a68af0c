import type { ListedProduct, Wishlist } from '../../model/wishlist/wishlist.ts'
import { wishlistCheckBatch } from '../constants.ts'
import { codesOf, withoutEmpty } from './wishlist.ts'

/** Number of variants on the wishlist. */
export const wishlistCount = (wishlist: Wishlist): number => Object.values(wishlist).reduce((sum, codes) => sum + codes.length, 0)

/** Products and codes of the wishlist page, newest first. */
export function wishlistEntries(wishlist: Wishlist): { productIds: string[]; codes: string[] } {
  const items = Object.entries(withoutEmpty(wishlist)).reverse()
  return { productIds: items.map(([id]) => id), codes: items.flatMap(([, codes]) => codes) }
}

/** Product ids of the wishlist in batches, one per catalogue request (WISH-05). */
export function wishlistBatches(wishlist: Wishlist): string[][] {
  const { productIds } = wishlistEntries(wishlist)
  const starts = Array.from({ length: Math.ceil(productIds.length / wishlistCheckBatch) }, (_, batch) => batch * wishlistCheckBatch)
  return starts.map((start) => productIds.slice(start, start + wishlistCheckBatch))
}

/**
 * Removes requested products that the catalogue no longer has, and codes that their product no longer has (WISH-04). A
 * response with other products, or with several rows of one, may be truncated or mixed up: it prunes nothing (R25). Keeps
 * items added after the request.
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

/** The union of two wishlists. Without a split, the code of `mine` wins (WISH-07, WISH-03). */
export function mergeWishlists(mine: Wishlist, theirs: Wishlist, isSplit: boolean): Wishlist {
  const ids = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const merged = ids.map((id): [string, readonly string[]] => {
    const codes = [...new Set([...codesOf(mine, id), ...codesOf(theirs, id)])]
    return [id, isSplit ? codes : codes.slice(0, 1)]
  })
  return withoutEmpty(Object.fromEntries(merged))
}

/** Whether to save a merged wishlist: only if it has more variants than the server's (WISH-08). */
export const hasMoreItems = (merged: Wishlist, theirs: Wishlist): boolean => wishlistCount(merged) > wishlistCount(theirs)
