import { getActiveCart } from '../../../api/carts.ts'
import { firstValue } from '../../../base/http/derived-remote.ts'
import type { Connection } from '../../../base/http/request.ts'
import { newGuid } from '../../../base/random-id.ts'
import { mergeCarts } from '../../../domain/cart/cart-merge.ts'
import { customerKey } from '../../../domain/customer.ts'
import { inOneTab } from '../../../kit/in-one-tab.ts'
import { pageSettings } from '../../../kit/settings.ts'
import { configurationStore } from '../../app/configuration.ts'
import { languageStore } from '../../app/language.ts'
import { changeCarts, saveActiveCart } from '../../cart/carts.ts'
import { mergeWithServerWishlist } from '../../wishlist/wishlist-merge.ts'
import { saveCurrentWishlist } from '../../wishlist/wishlist-save.ts'
import { readMergeState, recordMerge } from '../merge-state.ts'
import { $customer } from '../session.ts'
import { $pendingMerges, $unsynced, type MergeTarget, setSynced } from '../sync-state.ts'

const isSameCustomer = (customer: string) => {
  const now = $customer.get()
  return now !== undefined && customerKey(now) === customer
}
/** Whether the server has the merged state and all changes since. */
const isSynced = (target: MergeTarget) => readMergeState()[target]?.isSaved && !$unsynced.get().includes(target)
const removePending = (target: MergeTarget) => $pendingMerges.set($pendingMerges.get().filter((item) => item !== target))

async function mergeCart(connection: Connection, customer: string): Promise<void> {
  if (readMergeState().cart?.customer !== customer) {
    const serverCart = await getActiveCart(connection)
    if (!isSameCustomer(customer)) return
    let isChanged = false
    changeCarts((carts) => {
      const merged = mergeCarts(carts, serverCart, newGuid)
      isChanged = merged.isChanged
      return merged.carts
    }, false)
    recordMerge('cart', { customer, isSaved: !isChanged })
    setSynced('cart', !isChanged)
  }
  removePending('cart')
  if (isSynced('cart')) return
  await saveActiveCart(connection)
  recordMerge('cart', { customer, isSaved: true })
}

async function mergeWishlist(connection: Connection, customer: string): Promise<void> {
  if (readMergeState().wishlist?.customer !== customer) {
    const settings = pageSettings()
    const { splitProductsByAttribute } = await firstValue(configurationStore(settings, languageStore(settings).get()))
    await mergeWithServerWishlist(connection, splitProductsByAttribute !== undefined, {
      isCurrent: () => isSameCustomer(customer),
      onMerged(isSaved) {
        recordMerge('wishlist', { customer, isSaved })
        removePending('wishlist')
      },
    })
    return
  }
  removePending('wishlist')
  if (isSynced('wishlist')) return
  await saveCurrentWishlist(connection)
  recordMerge('wishlist', { customer, isSaved: true })
}

/**
 * Merges the active cart and the wishlist of this browser with those on the server, once per login (CART-14, WISH-07). A failure is
 * logged with its request and retried at the next start, focus or login.
 */
export async function mergeAfterLogin(): Promise<void> {
  await inOneTab('join', async () => {
    const customer = $customer.get()
    if (!customer) return
    const connection = pageSettings()
    await Promise.allSettled([mergeCart(connection, customerKey(customer)), mergeWishlist(connection, customerKey(customer))])
  })
}
