import { type Connection, RequestError, request } from '../base/http/request.ts'
import { type Route, route } from '../model/page/route.ts'

export interface PathQuery {
  path: string
  /** query string of the URL, without the question mark */
  search: string
  lang: string
  /** grants access to an unpublished page */
  token?: string | undefined
}

/** GET /content/path-info; an empty route on 404 (CALL-58). */
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
