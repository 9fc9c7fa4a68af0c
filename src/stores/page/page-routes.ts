import { getRoute } from '../../api/path-info.ts'
import { remote } from '../../base/http/remote.ts'

interface PageQuery {
  path: string
  /** of the address, without its question mark */
  search: string
  language: string
  token?: string | undefined
}

/** What the shop's pages consist of; those that were visited are kept for the way back (ROUTE-17). */
export const routeStore = remote('routes', (connection, { path, search, language: lang, token }: PageQuery, signal) =>
  getRoute(connection, { path, search, lang, token }, signal),
)
