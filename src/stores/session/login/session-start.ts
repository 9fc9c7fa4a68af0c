import { getAccountDetails, postLogOut } from '../../../api/customer.ts'
import { loadChunk } from '../../../base/dom/chunk.ts'
import { reloadPage } from '../../../base/dom/url-parts.ts'
import { onReconnect, reconnect } from '../../../base/http/reconnect.ts'
import { shared } from '../../../base/shared.ts'
import { wishlistCheckDelayMs } from '../../../domain/constants.ts'
import { customerKey } from '../../../domain/customer.ts'
import { emit } from '../../../kit/emit.ts'
import { retryFailedElements } from '../../../kit/retry-elements.ts'
import { pageSettings } from '../../../kit/settings.ts'
import type { CustomerDetails } from '../../../model/account/customer.ts'
import { $wishlist } from '../../wishlist/wishlist.ts'
import { belongsToOtherCustomer, missingMerges, setOwner } from '../merge-state.ts'
import { $customer, $isSettled, $pendingLogOut } from '../session.ts'
import { $pendingMerges, $unsynced } from '../sync-state.ts'
import { lastTabMessage, onTabMessage, readTabMessage, type TabMessageType } from '../tab-message.ts'

/** The customer of the server's session. Repeats an unconfirmed logout first. */
async function fetchCustomer(): Promise<CustomerDetails | undefined> {
  const shop = pageSettings()
  if ($pendingLogOut.get()) {
    await postLogOut(shop)
    $pendingLogOut.change(() => false)
  }
  return getAccountDetails(shop)
}

/** Removes data of another customer, so that the current one neither sees it nor merges it (R53). */
async function clearOtherCustomerData(customer: CustomerDetails | undefined): Promise<void> {
  if (customer && belongsToOtherCustomer(customerKey(customer))) (await loadChunk(() => import('./personal-data.ts'))).clearSharedTraces()
}

/** Loads the code that only a logged-in customer needs. The next refresh retries a failure. */
function startCustomerServices(): void {
  loadChunk(() => import('./customer-services.chunk.ts'))
    .then(({ startServices }) => startServices())
    .catch(console.error)
}

/** Checks the wishlist about a second after load, even if no element shows it (WISH-04). */
function checkWishlistSoon(): void {
  setTimeout(() => {
    if (Object.keys($wishlist.get()).length === 0) return
    loadChunk(() => import('../../wishlist/wishlist-check.ts'))
      .then(({ checkWishlist }) => checkWishlist())
      .catch(console.error)
  }, wishlistCheckDelayMs)
}

/** Publishes the customer. Reloads the page if the customer differs from the last one, whose data is still in memory. */
function applyCustomer(customer: CustomerDetails | undefined): void {
  const before = $customer.get()
  if (before && customer && customerKey(before) !== customerKey(customer)) {
    $pendingMerges.set(missingMerges(customerKey(customer))) // so that leaving the page does not save the last customer's data
    reloadPage()
    return
  }
  if (customer) setOwner(customerKey(customer))
  $pendingMerges.set(customer ? missingMerges(customerKey(customer)) : [])
  $customer.set(customer)
  if (customer) startCustomerServices()
}

/** Fires `shop-login` or `shop-logout` at the page's `shop-config`. */
function emitLoginChange(customer: CustomerDetails | undefined, before: CustomerDetails | undefined): void {
  const config = document.querySelector<HTMLElement>('shop-config')
  if (!config || Boolean(customer) === Boolean(before)) return
  if (customer) emit(config, 'shop-login', { customer })
  else emit(config, 'shop-logout', {})
}

/**
 * The session of the page. The response to a request with an older number than `requestId` is stale and changes nothing.
 *
 * | event | effect |
 * |---|---|
 * | `startSession` | first call: listeners and a refresh; later calls: none |
 * | `refreshSession`, login in another tab, page restored from the back/forward cache | refresh |
 * | logout in another tab | discards pending requests, removes the customer, reloads |
 * | focus, shop reached again | refresh if the last request failed, else retries merges and saves of the customer |
 */
interface SessionState {
  /** the latest request; undefined before the start */
  pending: Promise<void> | undefined
  requestId: number
  hasFailed: boolean
}

const session = shared('session.state', (): SessionState => ({ pending: undefined, requestId: 0, hasFailed: false }))

/** Loads the customer's details, once per page (SESS-01). Resolves when the request has settled. */
export function startSession(): Promise<void> {
  if (session.pending) return untilSettled()
  checkWishlistSoon()
  $customer.listen(emitLoginChange)
  listenToEvents()
  return refresh()
}

/** Loads the customer's details again, after a change of login. Resolves when the request is over. */
export const refreshSession = (): Promise<void> => (session.pending ? refresh() : startSession())

function refresh(): Promise<void> {
  session.requestId += 1
  session.pending = load(session.requestId)
  return untilSettled()
}

/** Resolves when the latest request has settled, even if it starts while this function waits. */
async function untilSettled(): Promise<void> {
  let awaited: Promise<void> | undefined
  while (awaited !== session.pending) {
    awaited = session.pending
    await awaited
  }
}

async function load(requestId: number): Promise<void> {
  const isStale = () => requestId !== session.requestId
  try {
    const customer = await fetchCustomer()
    if (isStale()) return
    await clearOtherCustomerData(customer)
    if (isStale()) return
    session.hasFailed = false
    applyCustomer(customer)
  } catch {
    if (isStale()) return
    session.hasFailed = true // the last customer stays; the request logs the failure
  }
  $isSettled.set(true)
}

function listenToEvents(): void {
  onTabMessage(handleTabMessage)
  window.addEventListener('focus', retry)
  // registered here because every page loads this module
  window.addEventListener('online', reconnect)
  onReconnect(retry)
  onReconnect(retryFailedElements)
  if (window.origin === 'null') loadChunk(() => import('../../app/opaque-submit.ts')).catch(console.error)
  if (!Reflect.get(window, 'navigation'))
    loadChunk(() => import('../../../base/dom/watch-url.chunk.ts')).then(({ watchUrl }) => watchUrl(), console.error)
  let messageAtHide = lastTabMessage()
  window.addEventListener('pagehide', () => {
    messageAtHide = lastTabMessage()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    // a page in the back/forward cache gets no storage events
    if (persisted) handleTabMessage(lastTabMessage() === messageAtHide ? undefined : readTabMessage(lastTabMessage()))
  })
}

/** Reloads the page after a logout of its customer. Refreshes the session after any other message, and without one. */
function handleTabMessage(type: TabMessageType | undefined): void {
  if (type !== 'logout' || !$customer.get()) return void refresh()
  session.requestId += 1 // discards a pending response, which is older than the logout
  $customer.set(undefined)
  reloadPage() // forms and lists of this tab may still show the customer's data
}

function retry(): void {
  if (session.hasFailed) void refresh()
  else if ($customer.get() && ($pendingMerges.get().length || $unsynced.get().length)) startCustomerServices()
}
