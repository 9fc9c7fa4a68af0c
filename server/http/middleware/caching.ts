import type { MiddlewareHandler } from 'hono'

/** For public responses: fresh for a minute, then stale-while-revalidate. */
const sharedResponsePaths =
  /^\/(content\/path-info|api\/(products|categories|configuration|translations|countries|forms|menus|news|payment-methods|shipping-methods|shipping-salons)(\/|$))/

const notModified = 304
const reading = new Set(['GET', 'HEAD'])

/** Catalogue responses are cacheable; the rest of the API is private (R47). */
export const cacheRules: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.has('Cache-Control')) return
  const mayKeep = reading.has(c.req.method) && (c.res.ok || c.res.status === notModified) && sharedResponsePaths.test(c.req.path)
  c.res.headers.set('Cache-Control', mayKeep ? 'public, max-age=60, stale-while-revalidate=600' : 'no-store')
  if (mayKeep) c.res.headers.append('Vary', 'Return-total-count')
}
