import { getWishlist } from '../../api/wishlist.ts'
import type { Connection } from '../../base/http/request.ts'
import { hasMoreItems, mergeWishlists } from '../../domain/wishlist/wishlist-contents.ts'
import { setSynced } from '../session/sync-state.ts'
import { $wishlist } from './wishlist.ts'
import { saveCurrentWishlist } from './wishlist-save.ts'

interface MergeOptions {
  /** Returns false if the merge is obsolete when the response arrives. */
  isCurrent?: () => boolean
  /** Runs synchronously after the merge, and again once the server has the result. */
  onMerged?: (isSaved: boolean) => void
}

/**
 * After a login: merges the wishlist of this browser with the one on the server, and saves the result if the server lacks items
 * (WISH-07, WISH-08). Throws and changes nothing if the server's wishlist cannot be loaded.
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
