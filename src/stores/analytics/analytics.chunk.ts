/** The code of analytics, which no list needs before its products are on screen. See track.ts. */

import { shared } from '../../base/shared.ts'
import { guardedStorage } from '../../base/storage/storage.ts'
import { type AnalyticsEvent, analyticsEntry, type Facts } from '../../domain/analytics/analytics.ts'
import { analyticsConsent } from '../../domain/analytics/consent.ts'
import { emit } from '../../kit/emit.ts'
import { $settingsRevision, settingsAt } from '../../kit/settings.ts'
import type { AnalyticsEntry } from '../../model/analytics/analytics.ts'
import { stringify } from '../../model/stringify.ts'
import { shopCurrency } from '../app/money.ts'
import { reportedConsent, syncConsentMode } from './consent.ts'
import { pushToDataLayer } from './data-layer.ts'
import { onListView } from './list-views.ts'

export { currentConsent, updateConsent } from './consent.ts'
export { startTagManager } from './tag-manager.ts'

interface Report {
  element: HTMLElement | null
  entry: AnalyticsEntry
}

/** Events that wait for the visitor's decision; only in the memory of the page. */
const held = shared('analytics.held', () => [] as Report[])
const maxHeld = 200

/** The last choice of each checkout step that was reported, by event and cart. */
const steps = shared('analytics.steps', () => new Map<string, string | undefined>())

const reportedOrders = shared('analytics.orders', () => new Set<string>())
const maxStoredOrders = 20

/** Whether a purchase was reported before, on any page or tab of this browser; remembers it. */
function isRepeated(order: string, storagePrefix: string): boolean {
  const storage = guardedStorage()
  const key = `${storagePrefix}:purchases`
  let stored: string[] = []
  try {
    const value: unknown = JSON.parse(storage[key] ?? '[]')
    if (Array.isArray(value)) stored = value.filter((id) => typeof id === 'string')
  } catch {
    // not ours: replaced below
  }
  if (reportedOrders.has(order) || stored.includes(order)) return true
  reportedOrders.add(order)
  storage[key] = stringify([...stored, order].slice(-maxStoredOrders))
  return false
}

/** Sends an event, holds it, or drops it, by the consent of the visitor (ANA-01..03). */
function deliver(report: Report): void {
  const { element, entry } = report
  const settings = settingsAt(element)
  const consent = analyticsConsent(settings, reportedConsent())
  if (consent === 'pending') {
    if (held.push(report) > maxHeld) held.shift()
    return
  }
  if (consent === 'denied') return
  if (entry.event === 'purchase' && isRepeated(entry.ecommerce.transaction_id ?? '', settings.storagePrefix)) return
  // nobody would hear an event of an element that has left the page
  const isHandled = !emit(element?.isConnected ? element : document.body, 'shop-analytics', entry, true)
  if (isHandled || settings.analytics === 'off') return
  if ('ecommerce' in entry) pushToDataLayer({ ecommerce: null }) // the data layer merges objects: the last items would stay
  pushToDataLayer(entry)
}

shared('analytics.settling', () =>
  $settingsRevision.listen(() => {
    syncConsentMode()
    for (const report of held.splice(0)) deliver(report)
  }),
)

function send<E extends AnalyticsEvent>(element: HTMLElement | null, event: E, facts: Facts[E]): void {
  const currency = shopCurrency(settingsAt(element))
  const listId = element
    ? element.id || element.getAttribute('product-list') || element.getAttribute('category') || element.localName.replace('shop-', '')
    : undefined
  deliver({ element, entry: analyticsEntry(event, facts, { currency, listId }) })
}

function reportList(element: HTMLElement | null, { item, products, offset, ...rest }: Facts['view_item_list']): void {
  if (!item) return
  const keys = products.map(({ id, code }) => `${id} ${code}`)
  onListView(item, keys, (start) =>
    send(element, 'view_item_list', { ...rest, item, products: products.slice(start), offset: offset + start }),
  )
}

type StepEvent = 'begin_checkout' | 'add_shipping_info' | 'add_payment_info'

/** Reports a step once per choice; the first step of a cart begins the checkout. */
function reportStep(element: HTMLElement | null, event: StepEvent, step: Facts[StepEvent]): void {
  if (event !== 'begin_checkout') reportStep(element, 'begin_checkout', { cart: step.cart })
  const key = `${event} ${step.cart.guid}`
  if (steps.has(key) && steps.get(key) === step.choice) return
  steps.set(key, step.choice)
  send(element, event, step)
}

/** Reports what a shopper has done or seen. */
export function report<E extends AnalyticsEvent>(element: HTMLElement | null, event: E, facts: Facts[E]): void {
  if (event === 'view_item_list') reportList(element, facts as Facts['view_item_list'])
  else if (event === 'begin_checkout' || event === 'add_shipping_info' || event === 'add_payment_info')
    reportStep(element, event, facts as Facts[StepEvent])
  else send(element, event, facts)
}
