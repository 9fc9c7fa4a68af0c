import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { serveFolder } from '../files.ts'
import { missingPage, pageAt } from '../pages.ts'
import { notFound } from '../problem.ts'

const project = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
/** Where `npm run build` puts the kit. */
export const kitFolder = project('dist/kit')

/** The pages of the shop load only from the shop itself and may be framed only by it (R47). */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

const hasHash = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/
const askAgain = 'no-cache'

/** The kit, which any site may load, and the shop's own pages; nothing else of the project (R59). */
export function siteRoutes() {
  const kit = serveFolder({
    root: kitFolder,
    headers: (path) => ({
      'Cache-Control': hasHash.test(path) ? 'public, max-age=31536000, immutable' : askAgain,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  })
  const pages = serveFolder({
    root: project('demo/pages/shop'),
    headers: () => ({ 'Cache-Control': askAgain, 'Content-Security-Policy': pagePolicy }),
  })
  return new Hono()
    .get('/kit/*', async (c) => {
      const answer = await kit(c, c.req.path.slice('/kit/'.length))
      if (!answer) throw notFound()
      return answer
    })
    .get('*', async (c) => {
      const answer = await pages(c, pageAt(c.req.path) ?? c.req.path.slice(1))
      if (answer) return answer
      const isVisit = c.req.header('accept')?.includes('text/html') && !c.req.path.startsWith('/api/')
      const missing = isVisit && (await pages(c, missingPage))
      if (!missing) throw notFound()
      return new Response(missing.body, { status: 404, headers: missing.headers })
    })
}
