import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { defaultCmsOrigin, defaultSiteOrigin } from '../server/app/origins.ts'
import { serveFolder } from '../server/http/files.ts'
import { onError, onMissing } from '../server/http/middleware/errors.ts'
import { notFound } from '../server/http/problem.ts'

interface CmsOrigins {
  shop: string
  cms: string
  /** allows the WebSocket that reloads pages in `npm run dev` */
  reloads?: boolean | undefined
}

/** A strict host page needs to allow only the shop's origin: for the script, the data and the pictures (R46). */
const policy = ({ shop, reloads }: CmsOrigins) =>
  [
    "default-src 'none'",
    `script-src ${shop}`,
    `connect-src ${shop}${reloads ? ` ${shop.replace(/^http/, 'ws')}` : ''}`,
    `img-src 'self' ${shop}`,
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-kit',
  ].join('; ')

/** A content site that embeds the shop: serves demo/pages/cms and replaces the default origins with the actual ones. */
export function createCmsSite(origins: CmsOrigins): (request: Request) => Promise<Response> {
  const pages = serveFolder({
    root: fileURLToPath(new URL('pages/cms', import.meta.url)),
    headers: () => ({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy(origins),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    }),
    transform: (text) => text.replaceAll(defaultSiteOrigin, origins.shop).replaceAll(defaultCmsOrigin, origins.cms),
  })
  const app = new Hono()
  app.onError(onError)
  app.notFound(onMissing)
  app.get('*', async (c) => {
    // one document for all pages of the embedded shop
    const path = /^\/store(\/|$)/.test(c.req.path) ? 'store.html' : c.req.path.slice(1) || 'index.html'
    const answer = await pages(c, /\.[a-z0-9]+$/.test(path) ? path : `${path}.html`)
    if (!answer) throw notFound()
    return answer
  })
  return async (request) => app.fetch(request)
}
