import { getOrders } from '../api/order-history.ts'
import { remote } from '../base/remote.ts'

/** Which orders: those of a customer, so that nobody ever sees what another one has asked. `page` counts from 0. */
export interface OrdersQuestion {
  customer: string
  page: number
  size: number
}

/** A page of a customer's orders, the newest first, and how many there are (CALL-23). */
export const ordersOf = remote('orders', (shop, { page, size }: OrdersQuestion, signal) => getOrders(shop, { page, size }, signal))
