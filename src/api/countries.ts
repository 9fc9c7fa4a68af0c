import { type Connection, request } from '../base/http/request.ts'
import { countries } from '../model/account/address.ts'

/** GET /api/countries/settings (CALL-32). */
export const getCountries = async (connection: Connection, signal?: AbortSignal) =>
  (await request(connection, '/api/countries/settings', { schema: countries, signal })).value
