import { type Connection, request } from '../base/http/request.ts'
import { type Order, order } from '../model/account/order.ts'
import type { OrderRequest } from '../model/checkout/order-request.ts'

/** POST /api/orders: places an order, confirmed in a language; the same `key` again answers the same order (C10). */
export const postOrder = async (connection: Connection, body: OrderRequest, { key, lang }: { key: string; lang: string }): Promise<Order> =>
  (await request(connection, '/api/orders', { method: 'POST', query: { lang }, body, headers: { 'Idempotency-Key': key }, schema: order }))
    .value
