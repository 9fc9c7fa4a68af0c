import { seededAddresses } from '../../domain/checkout/address-book.ts'
import { persisted } from '../../kit/persisted.ts'
import type { SavedAddress } from '../../model/account/address.ts'
import type { CustomerDetails } from '../../model/account/customer.ts'
import { $addresses } from './addresses.ts'

/** Ids of the shop's addresses that were already copied, so that an address removed here is not copied again. */
export const $seededAddresses = persisted<readonly string[]>('addresses-seeded', {
  initial: [],
  read(value) {
    const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
    return { value: ids, damaged: !Array.isArray(value) || ids.length < value.length }
  },
})

/** Copies each of the customer's addresses from the shop once. */
export function seedAddresses({ addresses: known = [] }: CustomerDetails): void {
  const seen = $seededAddresses.get()
  const fresh = known.filter(({ _id }) => !seen.includes(_id))
  if (fresh.length === 0) return
  $addresses.change((addresses) => seededAddresses(addresses, fresh, seen))
  $seededAddresses.change((ids) => [...new Set([...ids, ...fresh.map(({ _id }) => _id)])])
}

/** Removes an address. Returns a function that restores it at its position. */
export function removeAddress(id: string): () => void {
  const before = $addresses.get()
  const position = before.findIndex(({ _id }) => _id === id)
  const removed: SavedAddress | undefined = before[position]
  $addresses.change((addresses) => addresses.filter(({ _id }) => _id !== id))
  return () => {
    if (removed)
      $addresses.change((addresses) => (addresses.some(({ _id }) => _id === id) ? addresses : addresses.toSpliced(position, 0, removed)))
  }
}
