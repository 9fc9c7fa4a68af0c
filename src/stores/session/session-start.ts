import { getAccountDetails, postLogOut } from '../../api/customer.ts'
import { loadChunk } from '../../base/dom/chunk.ts'
import { reloadPage } from '../../base/dom/reload.ts'
import { shared } from '../../base/shared.ts'
import { customerKey } from '../../domain/customer.ts'
import { retryFailedElements } from '../../kit/ask-for-code.ts'
import { emit } from '../../kit/emit.ts'
import { pageSettings } from '../../kit/settings.ts'
import type { CustomerDetails } from '../../model/account/customer.ts'
import { isOfSomebodyElse, missingJoins, noteOwner } from './joins.ts'
import { $pendingLogOut } from './pending-log-out.ts'
import { $customer, $isSettled } from './session.ts'
import { lastSignal, onSignal, readSignal, type SignalType } from './signal.ts'
import { $unjoined } from './unjoined.ts'
import { $unsaved } from './unsaved.ts'

/** The customer that the server knows, after a log-out that it has not heard of yet. */
async function askServer(): Promise<CustomerDetails | undefined> {
  const shop = pageSettings()
  if ($pendingLogOut.get()) {
    await postLogOut(shop)
    $pendingLogOut.change(() => false)
  }
  return getAccountDetails(shop)
}

/** What somebody else has left here is no business of who is here now, and must not be joined with what is theirs (R53). */
async function clearAfterOthers(customer: CustomerDetails | undefined): Promise<void> {
  if (customer && isOfSomebodyElse(customerKey(customer))) (await loadChunk(() => import('./login/personal-data.ts'))).clearTraces()
}

/** What a customer needs besides: it comes when somebody is logged in. A failure is tried again with the next question. */
function serve(): void {
  loadChunk(() => import('./login/customer-service.ts'))
    .then(({ serveCustomer }) => serveCustomer())
    .catch(console.error)
}

/** Shows who is here. Another person than before gets a fresh page: nothing in memory is theirs. */
function become(customer: CustomerDetails | undefined): void {
  const before = $customer.get()
  if (before && customer && customerKey(before) !== customerKey(customer)) {
    $unjoined.set(missingJoins(customerKey(customer))) // leaving the page must not save what was here as theirs
    reloadPage()
    return
  }
  if (customer) noteOwner(customerKey(customer))
  $unjoined.set(customer ? missingJoins(customerKey(customer)) : [])
  $customer.set(customer)
  if (customer) serve()
}

/** The page hears at its `shop-config` of everybody who comes and goes. */
function tellPage(customer: CustomerDetails | undefined, before: CustomerDetails | undefined): void {
  const config = document.querySelector<HTMLElement>('shop-config')
  if (!config || Boolean(customer) === Boolean(before)) return
  if (customer) emit(config, 'shop-login', { customer })
  else emit(config, 'shop-logout', {})
}

function makeSession() {
  let asking: Promise<void> | undefined
  let latest = 0
  let isUnanswered = false

  async function ask(mine: number): Promise<void> {
    try {
      const customer = await askServer()
      if (mine === latest) await clearAfterOthers(customer)
      if (mine === latest) {
        isUnanswered = false
        become(customer)
      }
    } catch {
      if (mine === latest) isUnanswered = true // what was known stays; the failure is logged with the request
    }
    if (mine === latest) $isSettled.set(true)
    else await asking
  }
  /** Asks who is logged in; the newest answer counts. */
  function refresh(): Promise<void> {
    latest += 1
    asking = ask(latest)
    return asking
  }
  function hear(type: SignalType | undefined): void {
    if (type !== 'logout' || !$customer.get()) return void refresh()
    latest += 1 // an answer under way is of the time before
    $customer.set(undefined)
    reloadPage() // forms and lists of this tab may still show the person
  }
  function retry(): void {
    if (isUnanswered) void refresh()
    else if ($customer.get() && ($unjoined.get().length || $unsaved.get().length)) serve()
  }
  function start(): Promise<void> {
    if (asking) return asking
    $customer.listen(tellPage)
    onSignal(hear)
    window.addEventListener('focus', retry)
    window.addEventListener('online', retry)
    window.addEventListener('online', retryFailedElements) // here, as every page has this code
    let leftWith = lastSignal()
    window.addEventListener('pagehide', () => {
      leftWith = lastSignal()
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      // asleep, a page hears nothing
      if (persisted) hear(lastSignal() === leftWith ? undefined : readSignal(lastSignal()))
    })
    return refresh()
  }
  return { start, refresh: () => (asking ? refresh() : start()) }
}

const session = shared('session.start', makeSession)

/** Loads the customer's details, once per page however often it is called (SESS-01); resolves when it is known who is here. */
export const startSession = (): Promise<void> => session.start()

/** Loads the details anew, after something that has changed who is logged in; resolves when they are there. */
export const refreshSession = (): Promise<void> => session.refresh()
