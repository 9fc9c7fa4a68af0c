import type { SavedAddress } from '../../model/account/address.ts'

/** An address in one line: its own name first, then street and city. */
export const addressTitle = ({ title, address, city, _id }: SavedAddress): string =>
  [title, address, city].filter(Boolean).join(', ') || _id
