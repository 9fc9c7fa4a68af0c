import { type Connection, request } from '../base/http/request.ts'
import { shippingMethods } from '../model/checkout/shipping-method.ts'

/** GET /api/shipping-methods (CALL-30). */
export const getShippingMethods = async (connection: Connection, lang: string, signal?: AbortSignal) =>
  (await request(connection, '/api/shipping-methods', { query: { lang }, schema: shippingMethods, signal })).value
