import { pageSettings } from '../base/settings.ts'
import { guardedStorage, storedKeys } from '../base/storage.ts'
import { forgetPerson } from '../domain/forget-person.ts'
import { $seededAddresses } from './address-book.ts'
import { $addresses } from './addresses.ts'
import { changeCarts } from './carts.ts'
import { forgetJoins } from './joins.ts'
import { $customer } from './session.ts'
import { $wishlist } from './wishlist.ts'

/** Copies that were put aside when something stored was damaged: they hold what the person had stored. */
function dropCopies(): void {
  const storage = guardedStorage()
  for (const key of storedKeys(`${pageSettings().storagePrefix}:`)) if (key.includes(':corrupt:')) delete storage[key]
}

/**
 * Takes everything personal out of this browser, in this order: details, wishlist, cart addresses, cart customer details
 * (SESS-04, K20, R53). The products in the carts stay.
 */
export function clearPersonalData(): void {
  $customer.set(undefined)
  $wishlist.change(() => ({}))
  $addresses.change(() => [])
  $seededAddresses.change(() => []) // at the next login the shop's come back
  changeCarts((carts) => (carts.some((cart) => forgetPerson(cart) !== cart) ? carts.map(forgetPerson) : carts))
  forgetJoins()
  dropCopies()
}
