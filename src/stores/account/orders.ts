import { computed, type ReadableAtom } from 'nanostores'
import { getOrderStatuses, getOrders, getPaymentStatuses } from '../../api/orders.ts'
import { mapRemote } from '../../base/http/derived-remote.ts'
import { type Remote, remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import { isReturnable } from '../../domain/account/returns.ts'
import type { Order } from '../../model/account/order.ts'

/** Which orders: those of a customer, so that nobody ever sees what another one has asked. `page` counts from 0. */
export interface OrdersQuery {
  customer: string
  page: number
  size: number
}

/** A page of a customer's orders, the newest first, and how many there are (CALL-23). */
export const ordersStore = remote('orders', (connection, { page, size }: OrdersQuery, signal) =>
  getOrders(connection, { page, size }, signal),
)

/** Orders of which something may be sent back, as far as they have been looked through. */
export interface ReturnableOrders {
  result: Remote<Order[]>
  /** there are older orders */
  hasMore: boolean
  reload: () => void
}

const scanPageSize = 100

/** What can be returned of the last 100 orders of a customer, of the last 200 with two pages, and so on (ORD-01). */
export function returnableOrdersStore(connection: Connection, customer: string, pages: number): ReadableAtom<ReturnableOrders> {
  const stores = Array.from({ length: pages }, (_, page) => ordersStore(connection, { customer, page, size: scanPageSize }))
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

/** Titles of the statuses of orders in a language, asked once (CALL-24). */
export const orderStatusesStore = remote('order-statuses', (connection, { lang }: { lang: string }, signal) =>
  getOrderStatuses(connection, lang, signal),
)

/** Titles of the statuses of payments in a language, asked once (CALL-25). */
export const paymentStatusesStore = remote('payment-statuses', (connection, { lang }: { lang: string }, signal) =>
  getPaymentStatuses(connection, lang, signal),
)
