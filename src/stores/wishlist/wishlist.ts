import { persisted } from '../../kit/persisted.ts'
import type { Wishlist } from '../../model/wishlist/wishlist.ts'

/** Parses the stored value: variant codes by product. Drops anything else. */
function readWishlist(value: unknown): { value: Wishlist; damaged: boolean } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value: {}, damaged: true }
  const entries = Object.entries(value)
  const sound = entries.filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((code) => typeof code === 'string'),
  )
  return { value: Object.fromEntries(sound), damaged: sound.length < entries.length }
}

/** The wishlist of this browser, shared by all tabs. */
export const $wishlist = persisted<Wishlist>('wishlist', { initial: {}, read: readWishlist })
