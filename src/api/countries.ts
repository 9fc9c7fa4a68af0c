import { type Connection, request } from '../base/http/request.ts'
import { countries } from '../model/app/country.ts'

/** GET /api/countries/settings (CALL-32). */
export const getCountries = async (shop: Connection, signal?: AbortSignal) =>
  (await request(shop, '/api/countries/settings', { schema: countries, signal })).value
