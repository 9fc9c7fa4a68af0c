import { type Connection, RequestError, request } from '../base/http/request.ts'
import { type Route, route } from '../model/page/route.ts'

/** What a page is asked for by. */
export interface PathQuery {
  path: string
  /** query string of the address without its question mark */
  search: string
  lang: string
  /** shows a page that is not published yet */
  token?: string | undefined
}

/** GET /content/path-info (CALL-58); a page that does not exist is a route without anything. */
export async function getRoute(connection: Connection, { path, search, lang, token }: PathQuery, signal?: AbortSignal): Promise<Route> {
  try {
    const query = { path, search, lang, token }
    return (await request(connection, '/content/path-info', { query, schema: route, expectedStatuses: [404], ...(signal && { signal }) }))
      .value
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return {}
    throw error
  }
}
