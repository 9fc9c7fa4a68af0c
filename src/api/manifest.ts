import { type Connection, request } from '../base/http/request.ts'
import { type Manifest, manifest } from '../model/app/manifest.ts'

/** GET /manifest.json, without parameters (CALL-57). */
export const getManifest = async (connection: Connection, signal?: AbortSignal): Promise<Manifest> =>
  (await request(connection, '/manifest.json', { schema: manifest, signal })).value
