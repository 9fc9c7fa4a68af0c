import { type Connection, request } from '../base/http/request.ts'
import { configuration } from '../model/app/configuration.ts'

/** GET /api/configuration (CALL-52). */
export const getConfiguration = async (connection: Connection, lang: string, signal?: AbortSignal) =>
  (await request(connection, '/api/configuration', { query: { lang }, schema: configuration, signal })).value
