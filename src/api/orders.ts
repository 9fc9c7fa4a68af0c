import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import { type Order, type OrderStatuses, orderStatuses, orders, type PlacedOrder, placedOrder } from '../model/account/order.ts'
import { type OrderPayment, orderPayment } from '../model/checkout/order-payment.ts'
import type { OrderRequest } from '../model/checkout/order-request.ts'

/** POST /api/orders: places an order; `lang` is the language of the confirmation. Idempotent: the same `key` returns the same order. */
export const postOrder = async (
  connection: Connection,
  body: OrderRequest,
  { key, lang }: { key: string; lang: string },
): Promise<PlacedOrder> =>
  (
    await request(connection, '/api/orders', {
      method: 'POST',
      query: { lang },
      body,
      headers: { 'Idempotency-Key': key },
      schema: placedOrder,
    })
  ).value

/** GET /api/orders/{id}/payment: how far the online payment of an order is. */
export const getOrderPayment = async (connection: Connection, order: string, signal?: AbortSignal): Promise<OrderPayment> =>
  (await request(connection, `/api/orders/${encodeURIComponent(order)}/payment`, { schema: orderPayment, signal })).value

/** POST /api/orders/{id}/cancellation: cancels an unpaid order. 409 if it is paid or in progress, 404 from a shop that cancels none. */
export const cancelOrder = async (connection: Connection, order: string): Promise<void> => {
  await request(connection, `/api/orders/${encodeURIComponent(order)}/cancellation`, {
    method: 'POST',
    schema: z.unknown(),
    expectedStatuses: [404, 409],
  })
}

/** GET /api/orders: a page of the customer's orders, newest first, and the total number; `lang` is the language of the titles. Fails for visitors (CALL-23). */
export async function getOrders(
  connection: Connection,
  { page, size, lang }: { page: number; size: number; lang: string },
  signal?: AbortSignal,
): Promise<{ orders: Order[]; total: number | undefined }> {
  const { value, total } = await request(connection, '/api/orders', {
    query: { page, size, lang },
    schema: orders,
    withTotal: true,
    signal,
  })
  return { orders: value, total }
}

const getStatuses = async (connection: Connection, path: string, lang: string, signal?: AbortSignal): Promise<OrderStatuses> =>
  // these requests have no parameters, so the language is a header
  (await request(connection, path, { headers: { 'Accept-Language': lang }, schema: orderStatuses, signal })).value

/** GET /api/orders/order-statuses: titles by status (CALL-24). */
export const getOrderStatuses = (connection: Connection, lang: string, signal?: AbortSignal) =>
  getStatuses(connection, '/api/orders/order-statuses', lang, signal)

/** GET /api/orders/payment-statuses: titles by status (CALL-25). */
export const getPaymentStatuses = (connection: Connection, lang: string, signal?: AbortSignal) =>
  getStatuses(connection, '/api/orders/payment-statuses', lang, signal)
