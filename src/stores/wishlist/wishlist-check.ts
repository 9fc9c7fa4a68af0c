import { getListedProducts } from '../../api/wishlist.ts'
import type { Connection } from '../../base/http/request.ts'
import { getOwn } from '../../domain/get-own.ts'
import { pruneWishlist, wishlistBatches } from '../../domain/wishlist/wishlist-contents.ts'
import { pageSettings } from '../../kit/settings.ts'
import { languageStore } from '../app/language.ts'
import { $customer } from '../session/session.ts'
import { $pendingMerges, setSynced } from '../session/sync-state.ts'
import { $wishlist } from './wishlist.ts'
import { saveCurrentWishlist } from './wishlist-save.ts'

/** Removes products that the catalogue no longer lists. Keeps the products of a batch whose request fails (WISH-04..06, R25). */
export async function checkWishlist(connection: Connection = pageSettings(), lang = languageStore(pageSettings()).get()): Promise<void> {
  let isPruned = false
  for (const ids of wishlistBatches($wishlist.get())) {
    const current = $wishlist.get()
    const requested = Object.fromEntries(ids.map((id) => [id, getOwn(current, id) ?? []]))
    // a failure is logged with the request
    const listed = await getListedProducts(connection, lang, ids).catch(() => undefined)
    if (!listed) continue
    $wishlist.change((now) => {
      const pruned = pruneWishlist(now, requested, listed)
      isPruned ||= pruned !== now
      return pruned
    })
  }
  if (!isPruned) return
  setSynced('wishlist', false)
  // a failure is logged with the request; the wishlist is still marked as unsynced
  if ($customer.get() && !$pendingMerges.get().includes('wishlist')) await saveCurrentWishlist(connection).catch(() => {})
}
