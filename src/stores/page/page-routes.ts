import { getRoute } from '../../api/path-info.ts'
import { remote } from '../../base/http/remote.ts'

interface PageQuery {
  path: string
  /** query string without its question mark */
  search: string
  language: string
  token?: string | undefined
}

/** Routes of the shop's pages. Visited ones stay cached, so that "back" renders at once (ROUTE-17). */
export const routeStore = remote('routes', (connection, { path, search, language: lang, token }: PageQuery, signal) =>
  getRoute(connection, { path, search, lang, token }, signal),
)
