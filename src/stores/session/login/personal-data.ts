import { guardedStorage, storedKeys, writePending } from '../../../base/storage/storage.ts'
import { removePersonalData } from '../../../domain/cart/carts.ts'
import { pageSettings } from '../../../kit/settings.ts'
import { $seededAddresses } from '../../account/address-book.ts'
import { $addresses } from '../../account/addresses.ts'
import { changeCarts } from '../../cart/carts.ts'
import { forgetReports } from '../../cart/reported-carts.ts'
import { forgetOrders } from '../../checkout/kept-orders.ts'
import { forgetOrderToPay } from '../../checkout/order-to-pay.ts'
import { $wishlist } from '../../wishlist/wishlist.ts'
import { clearOwner } from '../merge-state.ts'
import { $customer } from '../session.ts'

/** Removes the backups of corrupt values, which contain personal data too. */
function removeDamagedCopies(): void {
  const storage = guardedStorage()
  for (const key of storedKeys(`${pageSettings().storagePrefix}:`)) if (key.includes(':corrupt:')) delete storage[key]
}

/** Removes a customer's data from this browser: wishlist, addresses, personal fields of the carts, placed orders (R53). */
export function clearSharedTraces(): void {
  $wishlist.change(() => ({}))
  $addresses.change(() => [])
  $seededAddresses.change(() => []) // the next login copies the shop's addresses again
  changeCarts((carts) => (carts.some((cart) => removePersonalData(cart) !== cart) ? carts.map(removePersonalData) : carts))
  clearOwner()
  forgetReports()
  forgetOrderToPay()
  forgetOrders()
  removeDamagedCopies()
}

/**
 * Removes all personal data: the customer's details, then wishlist, addresses, personal fields of the carts (SESS-04). The products in
 * the carts stay.
 */
export function clearPersonalData(): void {
  $customer.set(undefined)
  clearSharedTraces()
  writePending() // the page may reload, and other tabs may read, before the next frame
}
