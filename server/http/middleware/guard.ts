import type { Context, MiddlewareHandler } from 'hono'
import { documentPath } from '../body.ts'
import { badRequest, Problem } from '../problem.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A request without a body needs no content type. */
const isEmpty = (c: Context) =>
  ['content-type', 'transfer-encoding'].every((name) => c.req.header(name) === undefined) &&
  Number(c.req.header('content-length') ?? 0) === 0

/**
 * CSRF protection: a write needs a JSON body (multipart for files), a header that an HTML form cannot set, and an allowed
 * `Origin` if the browser sends one (R30).
 */
export const guardChanges =
  (allowed: ReadonlySet<string>): MiddlewareHandler =>
  async (c, next) => {
    if (!reading.has(c.req.method)) {
      const origin = c.req.header('origin')
      if (origin !== undefined && !allowed.has(origin)) throw new Problem(403, 'OriginNotAllowed', 'This origin may not change data')
      if (!c.req.header('x-shop-request')) throw new Problem(403, 'HeaderMissing', 'The header X-Shop-Request is missing')
      if (isEmpty(c)) return next()
      const accepted = c.req.path === documentPath ? 'multipart/form-data' : 'application/json'
      if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== accepted)
        throw new Problem(415, 'WrongContentType', `Only ${accepted} is accepted`)
    }
    await next()
  }

/** Rejects URLs with a NUL, which no text column can hold. */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  if (/%00|\0/.test(c.req.url)) throw badRequest('The URL contains an invalid character')
  await next()
}
