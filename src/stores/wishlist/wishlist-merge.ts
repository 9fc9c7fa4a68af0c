import { getWishlist } from '../../api/wishlist.ts'
import type { Connection } from '../../base/http/request.ts'
import { hasMoreItems, mergeWishlists } from '../../domain/wishlist/wishlist-contents.ts'
import { setSynced } from '../session/sync-state.ts'
import { $wishlist } from './wishlist.ts'
import { saveCurrentWishlist } from './wishlist-save.ts'

/** What is done about a union besides making it. */
interface MergeOptions {
  /** whether it is still wanted when the server has answered */
  isCurrent?: () => boolean
  /** in the same moment as the union */
  onMerged?: (isSaved: boolean) => void
}

/**
 * After a login: joins the wishlist of this browser with the one the server keeps, and saves it there when it has more
 * (WISH-07, WISH-08). Throws when the server does not answer; nothing is changed then.
 */
export async function mergeWithServerWishlist(
  connection: Connection,
  isSplit: boolean,
  { isCurrent, onMerged }: MergeOptions = {},
): Promise<void> {
  const serverList = await getWishlist(connection)
  if (isCurrent?.() === false) return
  $wishlist.change((localList) => mergeWishlists(localList, serverList, isSplit))
  const hasMore = hasMoreItems($wishlist.get(), serverList)
  setSynced('wishlist', !hasMore)
  onMerged?.(!hasMore)
  if (!hasMore) return
  await saveCurrentWishlist(connection)
  onMerged?.(true)
}
