import { loadChunk } from '../../base/dom/chunk.ts'
import { noteStatus } from '../../base/http/reconnect.ts'
import { toggleItem } from '../../domain/wishlist/wishlist.ts'
import type { Wishlist } from '../../model/wishlist/wishlist.ts'
import { $customer } from '../session/session.ts'
import { setSynced } from '../session/sync-state.ts'
import { $wishlist } from './wishlist.ts'

/** Adds or removes a variant and returns the new wishlist (WISH-01). Saves it on the server for a customer. */
export function toggleWishlistItem(productId: string, code: string, isSplit: boolean): Wishlist {
  $wishlist.change((wishlist) => toggleItem(wishlist, productId, code, isSplit))
  setSynced('wishlist', false) // before the request, because the page may unload first
  if ($customer.get())
    loadChunk(() => import('./wishlist-save.ts'))
      .then(({ saveWishlistSoon }) => saveWishlistSoon())
      .catch(() => noteStatus(0)) // still marked as unsynced
  return $wishlist.get()
}
