import { getAccountDetails, postLogOut } from '../../../api/customer.ts'
import { loadChunk } from '../../../base/dom/chunk.ts'
import { reloadPage } from '../../../base/dom/url-parts.ts'
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

/** The customer that the server knows, after a log-out that it has not heard of yet. */
async function fetchCustomer(): Promise<CustomerDetails | undefined> {
  const shop = pageSettings()
  if ($pendingLogOut.get()) {
    await postLogOut(shop)
    $pendingLogOut.change(() => false)
  }
  return getAccountDetails(shop)
}

/** What somebody else has left here is no business of who is here now, and must not be joined with what is theirs (R53). */
async function clearOtherCustomerData(customer: CustomerDetails | undefined): Promise<void> {
  if (customer && belongsToOtherCustomer(customerKey(customer))) (await loadChunk(() => import('./personal-data.ts'))).clearSharedTraces()
}

/** What a customer needs besides: it comes when somebody is logged in. A failure is tried again with the next question. */
function startCustomerServices(): void {
  loadChunk(() => import('./customer-services.chunk.ts'))
    .then(({ startServices: serveCustomer }) => serveCustomer())
    .catch(console.error)
}

/** Checks the wishlist about a second after load, whether or not anything on the page shows it (WISH-04). */
function checkWishlistSoon(): void {
  setTimeout(() => {
    if (Object.keys($wishlist.get()).length === 0) return
    loadChunk(() => import('../../wishlist/wishlist-check.ts'))
      .then(({ checkWishlist }) => checkWishlist())
      .catch(console.error)
  }, wishlistCheckDelayMs)
}

/** Shows who is here. Another person than before gets a fresh page: nothing in memory is theirs. */
function applyCustomer(customer: CustomerDetails | undefined): void {
  const before = $customer.get()
  if (before && customer && customerKey(before) !== customerKey(customer)) {
    $pendingMerges.set(missingMerges(customerKey(customer))) // leaving the page must not save what was here as theirs
    reloadPage()
    return
  }
  if (customer) setOwner(customerKey(customer))
  $pendingMerges.set(customer ? missingMerges(customerKey(customer)) : [])
  $customer.set(customer)
  if (customer) startCustomerServices()
}

/** The page hears at its `shop-config` of everybody who comes and goes. */
function emitLoginChange(customer: CustomerDetails | undefined, before: CustomerDetails | undefined): void {
  const config = document.querySelector<HTMLElement>('shop-config')
  if (!config || Boolean(customer) === Boolean(before)) return
  if (customer) emit(config, 'shop-login', { customer })
  else emit(config, 'shop-logout', {})
}

function createSession() {
  let pending: Promise<void> | undefined
  let latestRequestId = 0
  let hasFailed = false

  async function load(requestId: number): Promise<void> {
    try {
      const customer = await fetchCustomer()
      if (requestId === latestRequestId) await clearOtherCustomerData(customer)
      if (requestId === latestRequestId) {
        hasFailed = false
        applyCustomer(customer)
      }
    } catch {
      if (requestId === latestRequestId) hasFailed = true // what was known stays; the failure is logged with the request
    }
    if (requestId === latestRequestId) $isSettled.set(true)
    else await pending
  }
  /** Asks who is logged in; the newest answer counts. */
  function refresh(): Promise<void> {
    latestRequestId += 1
    pending = load(latestRequestId)
    return pending
  }
  function handleTabMessage(type: TabMessageType | undefined): void {
    if (type !== 'logout' || !$customer.get()) return void refresh()
    latestRequestId += 1 // an answer under way is of the time before
    $customer.set(undefined)
    reloadPage() // forms and lists of this tab may still show the person
  }
  function retry(): void {
    if (hasFailed) void refresh()
    else if ($customer.get() && ($pendingMerges.get().length || $unsynced.get().length)) startCustomerServices()
  }
  function start(): Promise<void> {
    if (pending) return pending
    checkWishlistSoon()
    $customer.listen(emitLoginChange)
    onTabMessage(handleTabMessage)
    window.addEventListener('focus', retry)
    window.addEventListener('online', retry)
    // here, as every page has this code
    window.addEventListener('online', retryFailedElements)
    if (window.origin === 'null') loadChunk(() => import('../../app/opaque-submit.ts')).catch(console.error)
    let messageAtHide = lastTabMessage()
    window.addEventListener('pagehide', () => {
      messageAtHide = lastTabMessage()
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      // asleep, a page hears nothing
      if (persisted) handleTabMessage(lastTabMessage() === messageAtHide ? undefined : readTabMessage(lastTabMessage()))
    })
    return refresh()
  }
  return { start, refresh: () => (pending ? refresh() : start()) }
}

const session = shared('session.start', createSession)

/** Loads the customer's details, once per page however often it is called (SESS-01); resolves when it is known who is here. */
export const startSession = (): Promise<void> => session.start()

/** Loads the details anew, after something that has changed who is logged in; resolves when they are there. */
export const refreshSession = (): Promise<void> => session.refresh()
