import { Hono } from 'hono'
import { serveFolder } from '../../http/files.ts'
import { notFound } from '../../http/problem.ts'
import { kitFolder } from '../page/site.ts'

/**
 * GET /sw.js: the service worker of the shop's pages, asked for anew at every visit; it may talk to the shop only. Switched off
 * (`SERVICE_WORKER=off`) the one in its place lets go of every browser that has it (OFF-07).
 */
export function serviceWorkerRoutes({ isOff = process.env.SERVICE_WORKER === 'off', root = kitFolder } = {}) {
  const files = serveFolder({
    root,
    headers: () => ({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Service-Worker-Allowed': '/',
    }),
  })
  return new Hono().get('/sw.js', async (c) => {
    const answer = await files(c, isOff ? 'sw-off.js' : 'sw.js')
    if (!answer) throw notFound()
    return answer
  })
}
