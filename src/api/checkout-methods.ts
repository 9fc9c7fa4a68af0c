import { type Connection, request } from '../base/http/request.ts'
import { paymentMethods, shippingMethods } from '../model/checkout/checkout-methods.ts'
import { salons } from '../model/map/salon.ts'

/** GET /api/payment-methods (CALL-29). */
export const getPaymentMethods = async (connection: Connection, lang: string, signal?: AbortSignal) =>
  (await request(connection, '/api/payment-methods', { query: { lang }, schema: paymentMethods, signal })).value

/** GET /api/shipping-methods (CALL-30). */
export const getShippingMethods = async (connection: Connection, lang: string, signal?: AbortSignal) =>
  (await request(connection, '/api/shipping-methods', { query: { lang }, schema: shippingMethods, signal })).value

/** GET /api/shipping-salons (CALL-31). */
export const getSalons = async (connection: Connection, lang: string, signal?: AbortSignal) =>
  (await request(connection, '/api/shipping-salons', { query: { lang }, schema: salons, signal })).value
