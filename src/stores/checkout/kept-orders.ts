import { writePending } from '../../base/storage/storage.ts'
import { confirmationParameter, returnAddress } from '../../domain/checkout/cart-payloads.ts'
import { currentOrders, orderName, orderNamed, withOrder } from '../../domain/checkout/kept-orders.ts'
import { withParameter } from '../../domain/url-parameter.ts'
import { persisted } from '../../kit/persisted.ts'
import { type KeptOrder, keptOrder } from '../../model/checkout/kept-order.ts'
import { readMergeState } from '../session/merge-state.ts'

/** The orders that were placed in this browser lately, for all tabs. Contains names and addresses. */
export const $keptOrders = persisted<readonly KeptOrder[]>('orders', {
  initial: [],
  read(value) {
    const entries = Array.isArray(value) ? value : []
    const orders = entries.flatMap((entry) => keptOrder.safeParse(entry).data ?? [])
    return { value: currentOrders(orders, Date.now()), damaged: !Array.isArray(value) || orders.length < entries.length }
  },
  expendable: true,
})

/** Keeps an order for its confirmation. */
export function keepOrder(order: Pick<KeptOrder, 'order' | 'email' | 'isPaid'>): void {
  const { owner } = readMergeState()
  $keptOrders.change((orders) => withOrder(orders, { ...order, owner }, Date.now()))
  writePending() // a phone may leave the page at once, for its bank
}

/** Keeps an order, and gives its confirmation an address on this page. */
export function confirmOrder(order: Pick<KeptOrder, 'order' | 'email'>): void {
  keepOrder(order)
  showInUrl(confirmationParameter, orderName(order.order))
}

/** Names an order in the URL, without a history entry: Back leads to where the shopper came from, and not to the empty cart. */
export function showInUrl(parameter: string, value: string): void {
  try {
    const url = new URL(location.href)
    url.search = withParameter(new URL(returnAddress(url.href)).search, parameter, value)
    history.replaceState(history.state, '', url)
  } catch {
    // a document without a URL of its own, such as `srcdoc`: the confirmation stays until it is left
  }
}

/** The order of this number or id, if this browser has placed it lately; not that of a customer who has logged out since. */
export const findKeptOrder = (name: string, orders = $keptOrders.latest()): KeptOrder | undefined =>
  orderNamed(orders, name, { owner: readMergeState().owner, now: Date.now() })

export const forgetOrders = (): void => $keptOrders.change((orders) => (orders.length ? [] : orders))
