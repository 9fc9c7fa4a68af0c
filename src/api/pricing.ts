import { type Connection, request } from '../base/http/request.ts'
import type { PriceRequest } from '../model/cart/price-request.ts'
import { pricing } from '../model/cart/pricing.ts'

/** POST /api/orders/price (CALL-20); `lang` is the language of the titles. */
export const priceCart = async (connection: Connection, body: PriceRequest, lang?: string, signal?: AbortSignal) =>
  (await request(connection, '/api/orders/price', { method: 'POST', query: { lang }, body, schema: pricing, signal })).value
