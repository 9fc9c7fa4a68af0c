import { guardedStorage, storedKeys } from '../../../base/storage/storage.ts'
import { removePersonalData } from '../../../domain/cart/carts.ts'
import { pageSettings } from '../../../kit/settings.ts'
import { $seededAddresses } from '../../account/address-book.ts'
import { $addresses } from '../../account/addresses.ts'
import { changeCarts } from '../../cart/carts.ts'
import { forgetReports } from '../../cart/reported-carts.ts'
import { $wishlist } from '../../wishlist/wishlist.ts'
import { clearOwner } from '../merge-state.ts'
import { $customer } from '../session.ts'

/** Copies that were put aside when something stored was damaged: they hold what the person had stored. */
function removeDamagedCopies(): void {
  const storage = guardedStorage()
  for (const key of storedKeys(`${pageSettings().storagePrefix}:`)) if (key.includes(':corrupt:')) delete storage[key]
}

/** Takes out of this browser what a customer has left in it: wishlist, cart addresses, cart customer details (R53). */
export function clearSharedTraces(): void {
  $wishlist.change(() => ({}))
  $addresses.change(() => [])
  $seededAddresses.change(() => []) // at the next login the shop's come back
  changeCarts((carts) => (carts.some((cart) => removePersonalData(cart) !== cart) ? carts.map(removePersonalData) : carts))
  clearOwner()
  forgetReports()
  removeDamagedCopies()
}

/**
 * Takes everything personal out of this browser: details, then wishlist, cart addresses, cart customer details (SESS-04). The
 * products in the carts stay.
 */
export function clearPersonalData(): void {
  $customer.set(undefined)
  clearSharedTraces()
}
