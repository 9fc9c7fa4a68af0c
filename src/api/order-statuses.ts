import { type Connection, request } from '../base/http/request.ts'
import { type OrderStatuses, orderStatuses } from '../model/account/order-status.ts'

const getStatuses = async (connection: Connection, path: string, lang: string, signal?: AbortSignal): Promise<OrderStatuses> =>
  // these calls take no parameters: the language travels as the browser's own wish does
  (await request(connection, path, { headers: { 'Accept-Language': lang }, schema: orderStatuses, signal })).value

/** GET /api/orders/order-statuses: titles by status (CALL-24). */
export const getOrderStatuses = (connection: Connection, lang: string, signal?: AbortSignal) =>
  getStatuses(connection, '/api/orders/order-statuses', lang, signal)

/** GET /api/orders/payment-statuses: titles by status (CALL-25). */
export const getPaymentStatuses = (connection: Connection, lang: string, signal?: AbortSignal) =>
  getStatuses(connection, '/api/orders/payment-statuses', lang, signal)
