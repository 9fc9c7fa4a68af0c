import { getListedProducts, saveWishlist } from '../../api/wishlist.ts'
import type { Connection } from '../../base/http/request.ts'
import { shared } from '../../base/shared.ts'
import { wishlistCheckDelayMs } from '../../domain/constants.ts'
import { getOwn } from '../../domain/own.ts'
import { pruneWishlist, wishlistBatches } from '../../domain/wishlist/whole-wishlist.ts'
import { $customer } from '../session/session.ts'
import { $pendingMerges } from '../session/unjoined.ts'
import { $wishlist } from './wishlist.ts'

/** Takes what the catalogue no longer has off the wishlist; a question that fails takes nothing off (WISH-04..06, R25). */
async function checkWishlist(connection: Connection, lang: string): Promise<void> {
  let isPruned = false
  for (const ids of wishlistBatches($wishlist.get())) {
    const current = $wishlist.get()
    const requested = Object.fromEntries(ids.map((id) => [id, getOwn(current, id) ?? []]))
    // a failure is logged with the request
    const listed = await getListedProducts(connection, lang, ids).catch(() => undefined)
    if (!listed) continue
    $wishlist.change((now) => {
      const pruned = pruneWishlist(now, requested, listed)
      isPruned ||= pruned !== now
      return pruned
    })
  }
  if (isPruned && $customer.get() && !$pendingMerges.get().includes('wishlist'))
    await saveWishlist(connection, $wishlist.get()).catch(() => {})
}

const checked = shared('wishlist.checked', () => new Set<string>())

/** Checks the wishlist with the catalogue a second after it is first looked at, once a page (WISH-04). */
export function checkWishlistSoon(connection: Connection, lang: string): void {
  if (checked.has(connection.apiBase)) return
  checked.add(connection.apiBase)
  setTimeout(() => void checkWishlist(connection, lang), wishlistCheckDelayMs)
}
