import { getWishlist } from '../../api/wishlist.ts'
import type { Connection } from '../../base/http/request.ts'
import { hasMoreWishes, uniteWishlists } from '../../domain/wishlist/whole-wishlist.ts'
import { noteSent } from '../session/unsaved.ts'
import { $wishlist } from './wishlist.ts'
import { saveCurrentWishlist } from './wishlist-save.ts'

/** What is done about a union besides making it. */
interface Joining {
  /** whether it is still wanted when the server has answered */
  isWanted?: () => boolean
  /** in the same moment as the union */
  onJoined?: (isSaved: boolean) => void
}

/**
 * After a login: joins the wishlist of this browser with the one the server keeps, and saves it there when it has more
 * (WISH-07, WISH-08). Throws when the server does not answer; nothing is changed then.
 */
export async function joinWishlists(shop: Connection, isSplit: boolean, { isWanted, onJoined }: Joining = {}): Promise<void> {
  const theirs = await getWishlist(shop)
  if (isWanted?.() === false) return
  $wishlist.change((mine) => uniteWishlists(mine, theirs, isSplit))
  const hasMore = hasMoreWishes($wishlist.get(), theirs)
  noteSent('wishlist', !hasMore)
  onJoined?.(!hasMore)
  if (!hasMore) return
  await saveCurrentWishlist(shop)
  onJoined?.(true)
}
