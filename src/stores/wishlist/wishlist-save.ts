import { saveWishlist } from '../../api/wishlist.ts'
import { onPageHidden } from '../../base/dom/page-events.ts'
import type { Connection, SaveOptions } from '../../base/http/request.ts'
import { shared } from '../../base/shared.ts'
import { debounce } from '../../base/timers.ts'
import { wishlistSaveDelayMs } from '../../domain/constants.ts'
import { pageSettings } from '../../kit/settings.ts'
import { stringify } from '../../model/stringify.ts'
import { $customer } from '../session/session.ts'
import { $pendingMerges, $unsynced, registerSave, setSynced } from '../session/sync-state.ts'
import { $wishlist } from './wishlist.ts'

/** Saves the wishlist on the server. Leaves it marked as unsynced if it changes during the request. */
export async function saveCurrentWishlist(shop: Connection, options?: SaveOptions): Promise<void> {
  const wishlist = $wishlist.get()
  await saveWishlist(shop, wishlist, options)
  if (stringify($wishlist.get()) === stringify(wishlist)) setSynced('wishlist', true)
}

/** Saves the wishlist of a customer on the server, debounced. */
export const saveWishlistSoon = shared('wishlist.save', () => {
  const send = (options?: SaveOptions) => {
    if (!$customer.get() || $pendingMerges.get().includes('wishlist')) return
    return saveCurrentWishlist(pageSettings(), options).catch(() => {}) // logged with the request; still marked as unsynced
  }
  const later = debounce(wishlistSaveDelayMs, send)
  const sendNow = (options?: SaveOptions) => {
    later.cancel()
    return send(options)
  }
  onPageHidden(() => {
    if ($unsynced.get().includes('wishlist')) void sendNow({ keepalive: true })
  })
  registerSave('wishlist', sendNow)
  return later.soon
})
