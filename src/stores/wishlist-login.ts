import { getWishlist, saveWishlist } from '../api/wishlist.ts'
import type { Connection } from '../base/request.ts'
import { hasMoreWishes, uniteWishlists } from '../domain/whole-wishlist.ts'
import { $wishlist } from './wishlist.ts'

/**
 * After a login: joins the wishlist of this browser with the one the server keeps, and saves it there when it has more
 * (WISH-07, WISH-08). Throws when the server does not answer; nothing is changed then.
 */
export async function joinWishlists(shop: Connection, isSplit: boolean): Promise<void> {
  const theirs = await getWishlist(shop)
  $wishlist.change((mine) => uniteWishlists(mine, theirs, isSplit))
  const united = $wishlist.get()
  if (hasMoreWishes(united, theirs)) await saveWishlist(shop, united)
}
