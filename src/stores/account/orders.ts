import { computed, type ReadableAtom } from 'nanostores'
import { getOrderStatuses, getOrders, getPaymentStatuses } from '../../api/orders.ts'
import { mapRemote } from '../../base/http/derived-remote.ts'
import { type Remote, remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import { isToPay } from '../../domain/account/credit.ts'
import { isReturnable } from '../../domain/account/returns.ts'
import type { Order } from '../../model/account/order.ts'

/** `customer` keeps cached orders of different customers apart. `page` counts from 0. */
export interface OrdersQuery {
  customer: string
  page: number
  size: number
  /** language of the titles */
  lang: string
}

/** A page of a customer's orders, newest first, and their total number (CALL-23). */
export const ordersStore = remote('orders', (connection, { page, size, lang }: OrdersQuery, signal) =>
  getOrders(connection, { page, size, lang }, signal),
)

/** Orders with returnable products, among the pages loaded so far. */
export interface ReturnableOrders {
  result: Remote<Order[]>
  /** older orders exist */
  hasMore: boolean
  reload: () => void
}

const scanPageSize = 100

/** The returnable orders among a customer's last 100 orders, 200 with two pages, and so on (ORD-01). */
export function returnableOrdersStore(
  connection: Connection,
  { customer, lang }: Pick<OrdersQuery, 'customer' | 'lang'>,
  pages: number,
): ReadableAtom<ReturnableOrders> {
  const stores = Array.from({ length: pages }, (_, page) => ordersStore(connection, { customer, lang, page, size: scanPageSize }))
  return computed(stores, (...results) => {
    const [first = { status: 'loading' as const }] = results
    const last = results.at(-1)
    return {
      result: mapRemote(first, () => results.flatMap(({ value }) => value?.orders ?? []).filter(isReturnable)),
      hasMore: last?.status === 'ready' && (last.value.total ?? 0) > pages * scanPageSize,
      reload: () => stores[0]?.reload(),
    }
  })
}

/** What a customer has to pay among the last 100 orders, newest first (ACC-02). */
export const ordersToPayStore = (
  connection: Connection,
  { customer, lang }: Pick<OrdersQuery, 'customer' | 'lang'>,
): ReadableAtom<readonly Order[]> =>
  computed(ordersStore(connection, { customer, lang, page: 0, size: scanPageSize }), ({ value }) => value?.orders.filter(isToPay) ?? [])

/** Titles of order statuses in a language, requested once (CALL-24). */
export const orderStatusesStore = remote('order-statuses', (connection, { lang }: { lang: string }, signal) =>
  getOrderStatuses(connection, lang, signal),
)

/** Titles of payment statuses in a language, requested once (CALL-25). */
export const paymentStatusesStore = remote('payment-statuses', (connection, { lang }: { lang: string }, signal) =>
  getPaymentStatuses(connection, lang, signal),
)
