import { persisted } from '../../kit/persisted.ts'
import { type SavedAddress, savedAddress } from '../../model/account/address.ts'

function readAddresses(value: unknown): { value: readonly SavedAddress[]; damaged: boolean } {
  if (!Array.isArray(value)) return { value: [], damaged: true }
  const sound = value.flatMap((item) => savedAddress.safeParse(item).data ?? [])
  return { value: sound, damaged: sound.length < value.length }
}

/** The delivery addresses of this browser, shared by all tabs (ENT-15). */
export const $addresses = persisted<readonly SavedAddress[]>('addresses', { initial: [], read: readAddresses })

/** Adds an address, or replaces the one with the same id. */
export const saveAddress = (address: SavedAddress): void =>
  $addresses.change((all) =>
    all.some(({ _id }) => _id === address._id) ? all.map((item) => (item._id === address._id ? address : item)) : [...all, address],
  )
