import type { KeptOrder } from '../../model/checkout/kept-order.ts'
import { keptOrderDays, keptOrdersCount } from '../constants.ts'
import { localDay } from '../forms/dates.ts'

const dayMs = 86_400_000

/** How a placed order is called in the URL: its number, which opens it in this browser only. */
export const orderName = ({ number, id }: KeptOrder['order']): string => number ?? id

/** The order as it was placed, without days of delivery that hold only if it had been paid on that day. */
export const asOf = (order: KeptOrder['order'], today: string): KeptOrder['order'] =>
  order.payment?.transfer && order.date !== undefined && localDay(new Date(order.date)) !== today
    ? { ...order, deliveries: order.deliveries?.map(({ title, to }) => ({ title, to })) }
    : order

/** The orders that this browser still confirms, the newest first. */
export const currentOrders = (orders: readonly KeptOrder[], now: number): KeptOrder[] =>
  orders.filter(({ until }) => until > now && until <= now + keptOrderDays * dayMs).slice(0, keptOrdersCount)

/** Adds an order, or replaces an earlier version of it. */
export const withOrder = (orders: readonly KeptOrder[], order: Omit<KeptOrder, 'until'>, now: number): KeptOrder[] => {
  const others = orders.filter((known) => known.order.id !== order.order.id)
  return currentOrders([{ ...order, until: now + keptOrderDays * dayMs }, ...others], now)
}

/** The order of a name in the URL or of an id, if it is that of this customer or of a guest. */
export const orderNamed = (orders: readonly KeptOrder[], name: string, { owner, now }: { owner: string | undefined; now: number }) =>
  currentOrders(orders, now).find(
    (kept) => (orderName(kept.order) === name || kept.order.id === name) && (kept.owner === undefined || kept.owner === owner),
  )
