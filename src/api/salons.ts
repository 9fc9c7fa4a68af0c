import { type Connection, request } from '../base/http/request.ts'
import { salons } from '../model/map/salon.ts'

/** GET /api/shipping-salons (CALL-31). */
export const getSalons = async (connection: Connection, lang: string, signal?: AbortSignal) =>
  (await request(connection, '/api/shipping-salons', { query: { lang }, schema: salons, signal })).value
