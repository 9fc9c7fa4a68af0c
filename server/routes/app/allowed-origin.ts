import { Hono } from 'hono'

/**
 * GET /allowed-origin: whether pages of the origin that asks may use the shop. Every page may read the answer, because a browser hides from
 * scripts why a request was refused. It tells nothing about other origins.
 */
export const allowedOriginRoutes = (origins: ReadonlySet<string>) =>
  new Hono().get('/allowed-origin', (c) => {
    const origin = c.req.header('origin')
    return c.json({ allowed: origin === undefined || origins.has(origin) }, 200, {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
      Vary: 'Origin',
    })
  })
