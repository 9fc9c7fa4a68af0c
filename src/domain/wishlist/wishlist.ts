import type { Wishlist } from '../../model/wishlist/wishlist.ts'
import { getOwn } from '../get-own.ts'

/** The codes of a product on the wishlist. */
export const codesOf = (wishlist: Wishlist, productId: string): readonly string[] => getOwn(wishlist, productId) ?? []

/** Removes products without codes (WISH-02). */
export const withoutEmpty = (wishlist: Wishlist): Wishlist =>
  Object.fromEntries(Object.entries(wishlist).filter(([, codes]) => codes.length > 0))

/** Whether the heart is filled: per code if products are split by an attribute, otherwise per product. */
export const isOnWishlist = (wishlist: Wishlist, productId: string, code: string, isSplit: boolean): boolean =>
  isSplit ? codesOf(wishlist, productId).includes(code) : codesOf(wishlist, productId).length > 0

/** The code that a click on the heart toggles. Without a split, the code that the product already has on the list. */
export const wishlistCode = (wishlist: Wishlist, productId: string, code: string, isSplit: boolean): string =>
  (isSplit ? undefined : codesOf(wishlist, productId)[0]) ?? code

/**
 * Adds or removes a variant. A product without codes has no entry; without a split, a product has at most one code
 * (WISH-01..03).
 */
export function toggleItem(wishlist: Wishlist, productId: string, code: string, isSplit: boolean): Wishlist {
  const { [productId]: _, ...others } = withoutEmpty(wishlist)
  const before = codesOf(wishlist, productId)
  if (!before.includes(code)) return { ...others, [productId]: isSplit ? [...before, code] : [code] }
  const rest = isSplit ? before.filter((other) => other !== code) : []
  return rest.length ? { ...others, [productId]: rest } : others
}
