import { loadChunk } from '../base/chunk.ts'
import { persisted } from '../base/persisted.ts'
import { toggleWish as toggled } from '../domain/wishlist.ts'
import type { Wishlist } from '../model/wishlist.ts'
import { $customer } from './session.ts'
import { noteSent } from './unsaved.ts'

/** What may lie in the storage: codes by product; anything else is left out. */
function readWishlist(value: unknown): { value: Wishlist; damaged: boolean } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value: {}, damaged: true }
  const entries = Object.entries(value)
  const sound = entries.filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((code) => typeof code === 'string'),
  )
  return { value: Object.fromEntries(sound), damaged: sound.length < entries.length }
}

/** The wished products of this browser, the same in all tabs. */
export const $wishlist = persisted<Wishlist>('wishlist', { initial: {}, read: readWishlist })

const noteUnsent = () => noteSent('wishlist', false)

/** Adds a variant or takes it off; answers the wishlist as it is then (WISH-01). A customer's is saved too (W4). */
export function toggleWish(productId: string, code: string, isSplit: boolean): Wishlist {
  $wishlist.change((wishlist) => toggled(wishlist, productId, code, isSplit))
  const wishlist = $wishlist.get()
  if ($customer.get())
    loadChunk(() => import('./wishlist-save.ts'))
      .then(({ saveWishlistSoon }) => saveWishlistSoon(wishlist))
      .catch(noteUnsent) // kept here in any case
  else noteUnsent()
  return wishlist
}
