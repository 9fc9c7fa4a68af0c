import { saveWishlist } from '../api/wishlist.ts'
import { debounce } from '../base/debounce.ts'
import { pageSettings } from '../base/settings.ts'
import { shared } from '../base/shared.ts'
import { wishlistSaveDelayMs } from '../domain/constants.ts'
import type { Wishlist } from '../model/wishlist.ts'
import { $customer } from './session.ts'
import { $unjoined } from './unjoined.ts'
import { noteSent } from './unsaved.ts'

/** Saves the wishlist of a customer with the server, the last state of changes in quick succession (W4). */
export const saveWishlistSoon = shared('wishlist.save', () => {
  let newest: Wishlist = {}
  const save = debounce(wishlistSaveDelayMs, () => {
    if (!$customer.get()) return noteSent('wishlist', false)
    if ($unjoined.get().includes('wishlist')) return
    // the wishlist stays here in any case; a failure is logged with the request, and sent again with the next sign of life
    saveWishlist(pageSettings(), newest).then(
      () => noteSent('wishlist', true),
      () => noteSent('wishlist', false),
    )
  })
  return (wishlist: Wishlist): void => {
    newest = wishlist
    save.soon()
  }
})
