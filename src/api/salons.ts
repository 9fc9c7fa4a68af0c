import { type Connection, request } from '../base/http/request.ts'
import { salons } from '../model/map/salon.ts'

/** GET /api/shipping-salons (CALL-31). */
export const getSalons = async (shop: Connection, lang: string, signal?: AbortSignal) =>
  (await request(shop, '/api/shipping-salons', { query: { lang }, schema: salons, signal })).value
