import { randomUUID } from 'node:crypto'
import { log, requestIds } from './log.ts'

const idHeader = 'X-Request-Id'
const requestIdPattern = /^[\da-f-]{16,36}$/i
const serverError = 500

/** Ids of orders, carts and customers, tokens and addresses: whoever reads the log must not be able to use them. */
const privateSegment = /@|%40|^eyJ|^(?=.*[A-Z\d])[\w~-]{16,}$/
/** Long words, as slugs of products have; random ids have no words. */
const slug = /^[a-z\d]+(?:-[a-z\d]+)+$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const isPrivate = (segment: string) => uuid.test(segment) || (privateSegment.test(segment) && !slug.test(segment))

/** A path without query, and with `*` in place of ids and tokens. */
export const pathForLog = (path: string): string =>
  path
    .split('/')
    .map((segment) => (isPrivate(segment) ? '*' : segment))
    .join('/')

export interface RequestLogOptions {
  /** whether a proxy in front, whose headers are trusted, may name the id */
  trustsHeader: boolean
}

/**
 * Answers a request with an id, which the response and every line logged meanwhile contain, and logs one line for it. Logs nothing about
 * the visitor: no address, no query, no header. `ms` ends when the response begins. A silent log gives responses no id.
 */
export async function withRequestLog(
  request: Request,
  { trustsHeader }: RequestLogOptions,
  answer: () => Promise<Response>,
): Promise<Response> {
  const given = trustsHeader ? request.headers.get(idHeader) : null
  const id = given && requestIdPattern.test(given) ? given : randomUUID()
  const { method } = request
  const start = performance.now()
  return requestIds.run(id, async () => {
    const response = await answer()
    const { status } = response
    const ms = Math.round(performance.now() - start)
    log[status >= serverError ? 'error' : 'info']({ method, path: pathForLog(new URL(request.url).pathname), status, ms }, 'request')
    if (log.level !== 'silent') response.headers.set(idHeader, id)
    return response
  })
}
