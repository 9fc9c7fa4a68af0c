import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { languageCookie } from '../../../../src/domain/constants.ts'
import type { Deps } from '../../context/deps.ts'
import { serveFolder } from '../../http/files.ts'
import { notFound } from '../../http/problem.ts'
import type { FindPage, Page } from '../../page/find-page.ts'
import { fillPage } from '../../page/page-template.ts'

const project = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
/** The output folder of `npm run build`. */
export const kitFolder = project('dist/kit')

/** Pages of the shop load resources only from the shop, and only the shop can frame them (R47). */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  // video players, loaded when the shopper presses play (R54)
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

const hasHash = /-[A-Za-z0-9_-]{7,8}\.[a-z0-9]+$/
const revalidateCacheControl = 'no-cache'

/** The pages and styles of the shop's site. */
export const pagesFolder = project('demo/pages/shop')
const pageHeaders = { 'Cache-Control': revalidateCacheControl, 'Content-Security-Policy': pagePolicy }

// browsers apply the policy of a 304 response to the cached page
const retainedHeaders = [...RETAINED_304_HEADERS, 'content-security-policy']

const tokens = ['email-approval-token', 'impersonateToken', 'id', 'code', 'state', 'token']

/**
 * Pages of the customer area and URLs with a token send no referrer (R12); the latter are not cached. A page that a social
 * login returns to keeps its opener.
 */
function headersAt(c: Context, { isPrivate, isCustomerArea }: Pick<Page, 'isPrivate' | 'isCustomerArea'> = {}): Record<string, string> {
  const has = (name: string) => c.req.query(name) !== undefined
  return {
    ...pageHeaders,
    ...(isCustomerArea && { 'Referrer-Policy': 'no-referrer' }),
    ...((isPrivate || tokens.some(has)) && { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }),
    ...(has('state') && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
  }
}

const isVisit = (c: Context) => c.req.header('accept')?.includes('text/html') && !c.req.path.startsWith('/api/')

/** Serves the kit, which any site may load, and the shop's pages, but no other file of the project (R59). */
export function siteRoutes(deps: Deps, development: boolean, findPage: FindPage) {
  const kit = serveFolder({
    root: kitFolder,
    headers: (path) => ({
      'Cache-Control': hasHash.test(path) ? 'public, max-age=31536000, immutable' : revalidateCacheControl,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  })
  const files = serveFolder({ root: pagesFolder, headers: () => pageHeaders })
  return new Hono()
    .get('/kit/*', async (c) => {
      const answer = await kit(c, c.req.path.slice('/kit/'.length))
      if (!answer) throw notFound()
      return answer
    })
    .get('*', compress(), etag({ weak: true, retainedHeaders }), async (c) => {
      // pages are templates that `findPage` selects by path
      const file = c.req.path.endsWith('.html') ? undefined : await files(c, c.req.path.slice(1))
      if (file) return file
      const { search } = new URL(c.req.url)
      const page = await findPage(deps, c.req.path, {
        development,
        chosen: getCookie(c, languageCookie),
        search: search.slice(1),
        token: c.req.query('token'),
      })
      if ('location' in page) {
        // revalidated at every visit: browsers would cache the redirect forever
        for (const [name, value] of Object.entries(headersAt(c))) c.header(name, value)
        return c.redirect(page.location, 301)
      }
      if (page.status === 404 && !isVisit(c)) throw notFound()
      return c.html(fillPage(await readFile(join(pagesFolder, page.file), 'utf8'), page.values), page.status, headersAt(c, page))
    })
}
