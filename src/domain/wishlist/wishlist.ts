import type { Wishlist } from '../../model/wishlist/wishlist.ts'
import { getOwn } from '../get-own.ts'

/** The wished codes of a product. */
export const codesOf = (wishlist: Wishlist, productId: string): readonly string[] => getOwn(wishlist, productId) ?? []

/** A product without codes has no entry (WISH-02). */
export const withoutEmpty = (wishlist: Wishlist): Wishlist =>
  Object.fromEntries(Object.entries(wishlist).filter(([, codes]) => codes.length > 0))

/** Whether a heart is filled: by code where products are split by an attribute, else by product. */
export const isOnWishlist = (wishlist: Wishlist, productId: string, code: string, isSplit: boolean): boolean =>
  isSplit ? codesOf(wishlist, productId).includes(code) : codesOf(wishlist, productId).length > 0

/** The code whose heart a click means: a product that is not split is wished as a whole. */
export const wishlistCode = (wishlist: Wishlist, productId: string, code: string, isSplit: boolean): string =>
  (isSplit ? undefined : codesOf(wishlist, productId)[0]) ?? code

/**
 * The wishlist with a variant added or removed. A product without codes has no entry, and where products are not split
 * it has at most one (WISH-01..03).
 */
export function toggleItem(wishlist: Wishlist, productId: string, code: string, isSplit: boolean): Wishlist {
  const { [productId]: _, ...others } = withoutEmpty(wishlist)
  const before = codesOf(wishlist, productId)
  if (!before.includes(code)) return { ...others, [productId]: isSplit ? [...before, code] : [code] }
  const rest = isSplit ? before.filter((other) => other !== code) : []
  return rest.length ? { ...others, [productId]: rest } : others
}
