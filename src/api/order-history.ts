import { type Connection, request } from '../base/http/request.ts'
import { type Order, orders } from '../model/account/order.ts'

/** GET /api/orders: a page of the customer's orders, the newest first, and the number of all; visitors are refused (CALL-23, K15). */
export async function getOrders(
  connection: Connection,
  { page, size }: { page: number; size: number },
  signal?: AbortSignal,
): Promise<{ orders: Order[]; total: number | undefined }> {
  const { value, total } = await request(connection, '/api/orders', { query: { page, size }, schema: orders, withTotal: true, signal })
  return { orders: value, total }
}
