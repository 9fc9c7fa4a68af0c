import { type Connection, request } from '../base/http/request.ts'
import { paymentMethods } from '../model/checkout/payment-method.ts'

/** GET /api/payment-methods (CALL-29). */
export const getPaymentMethods = async (connection: Connection, lang: string, signal?: AbortSignal) =>
  (await request(connection, '/api/payment-methods', { query: { lang }, schema: paymentMethods, signal })).value
