import { Hono } from 'hono'
import { serveFolder } from '../../http/files.ts'
import { notFound } from '../../http/problem.ts'
import { kitFolder } from '../page/site.ts'

/**
 * GET /sw.js: the service worker of the shop's pages, revalidated at every visit. It can only connect to the shop. With
 * `SERVICE_WORKER=off`, serves a worker that removes the installed one (OFF-07).
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
