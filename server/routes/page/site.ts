import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { knownListType } from '../../../src/domain/app/setting-defaults.ts'
import { languageCookie, listTypeCookie } from '../../../src/domain/constants.ts'
import type { Deps } from '../../context/deps.ts'
import { serveFolder } from '../../http/files.ts'
import { fillPage } from '../../http/page-template.ts'
import { notFound } from '../../http/problem.ts'
import { streamHtml } from '../../http/stream-html.ts'
import type { FindPage, Page } from '../../page/find-page.ts'
import type { ShopRenderer } from '../../page/renderer.ts'

const project = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
/** The output folder of `npm run build`. */
export const kitFolder = project('dist/kit')
/** The output folder of `npm run build:cdn`, a folder per version. */
export const versionsFolder = project('dist/cdn/kit')

/** Pages of the shop load resources only from the shop, and only the shop can frame them (R47). */
const pagePolicy = (styles = '') =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
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

const isVersioned = /^\d+\.\d+\.\d+[\w.-]*\//
const immutableCacheControl = 'public, max-age=31536000, immutable'
const hasHash = /-[A-Za-z0-9_-]{7,8}\.[a-z0-9]+$/
const revalidateCacheControl = 'no-cache'

const pageHeaders = { 'Cache-Control': revalidateCacheControl, 'Content-Security-Policy': pagePolicy() }

// browsers apply the policy of a 304 response to the cached page
const retainedHeaders = [...RETAINED_304_HEADERS, 'content-security-policy']

const tokens = ['email-approval-token', 'impersonateToken', 'id', 'code', 'state', 'token']

/** A page that is not published, or whose URL has a token: must not be cached. */
const isSecret = (c: Context, { isPrivate }: Pick<Page, 'isPrivate'>) =>
  isPrivate === true || tokens.some((name) => c.req.query(name) !== undefined)

/**
 * Pages of the customer area and URLs with a token send no referrer (R12); the latter are not cached. A page that a social
 * login returns to keeps its opener.
 */
function headersAt(c: Context, { isPrivate, isCustomerArea }: Pick<Page, 'isPrivate' | 'isCustomerArea'> = {}): Record<string, string> {
  const has = (name: string) => c.req.query(name) !== undefined
  return {
    ...pageHeaders,
    ...(isCustomerArea && { 'Referrer-Policy': 'no-referrer' }),
    ...(isSecret(c, { isPrivate }) && { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }),
    ...(has('state') && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
  }
}

const isVisit = (c: Context) => c.req.header('accept')?.includes('text/html') && !c.req.path.startsWith('/api/')

/** The width that a page is rendered for. Chromium states it; other browsers name mobile devices. */
const screenOf = (c: Context) => {
  const isMobile = c.req.header('sec-ch-ua-mobile')
  return isMobile === '?1' || (isMobile === undefined && /Mobi/.test(c.req.header('user-agent') ?? '')) ? 'phone' : 'desktop'
}

/**
 * Sends a page with the public content of its tags, the same for every visitor but for the chosen layout of lists. A shared cache may keep
 * what visitors without a choice get: the kit hides a list in another layout and renders it again. Its nonce allows the styles of this response
 * only, so every visit asks for a new one; what is expensive, the content of the tags, the renderer caches.
 */
function sendRendered(c: Context, { renderer, shop }: ShopRenderer, html: string, page: Page): Response {
  const { pathname: path, search } = new URL(c.req.url)
  const nonce = randomBytes(16).toString('base64')
  const listType = knownListType(getCookie(c, listTypeCookie))
  const parts = renderer.renderPageParts(html, { shop, path, search, nonce, screen: screenOf(c), listType })
  return streamHtml(c, parts, page.status, {
    ...headersAt(c, page),
    ...(listType && { 'Cache-Control': `private, ${revalidateCacheControl}` }),
    'Content-Security-Policy': pagePolicy(` 'nonce-${nonce}'`),
    Vary: `Sec-CH-UA-Mobile, User-Agent${page.isCustomerArea ? ', Cookie' : ''}`,
  })
}

/** Serves the kit, which any site may load, and the shop's pages, but no other file of the project (R59). */
export function siteRoutes(deps: Deps, development: boolean, findPage: FindPage, inside: ShopRenderer | undefined) {
  const forAllSites = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
  const newestKit = serveFolder({
    root: kitFolder,
    headers: (path) => ({ 'Cache-Control': hasHash.test(path) ? immutableCacheControl : revalidateCacheControl, ...forAllSites }),
  })
  const versionsOfKit = serveFolder({ root: versionsFolder, headers: () => ({ 'Cache-Control': immutableCacheControl, ...forAllSites }) })
  const { pagesFolder } = deps.content
  const files = serveFolder({ root: pagesFolder, headers: () => pageHeaders })
  const { look } = deps
  const isServed = (name: string) => !name.endsWith('.html') && (look?.files.has(name) ?? true)
  const withEtag = etag({ weak: true, retainedHeaders })
  // a rendered page leaves before its end is known
  const validated: MiddlewareHandler = (c, next) => (inside ? next() : withEtag(c, next))
  return (
    new Hono()
      .get('/kit/*', async (c) => {
        const path = c.req.path.slice('/kit/'.length)
        const answer = await (isVersioned.test(path) ? versionsOfKit : newestKit)(c, path)
        if (!answer) throw notFound()
        return answer
      })
      .get('/theme.css', withEtag, (c, next) => {
        if (look?.theme === undefined) return next()
        for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
        return c.body(look.theme, 200, { 'Content-Type': 'text/css; charset=utf-8' })
      })
      // pages are templates that `findPage` selects by path
      .get('*', async (c, next) => (isServed(c.req.path.slice(1)) ? await files(c, c.req.path.slice(1)) : undefined) ?? next())
      .get('*', compress(), validated, async (c) => {
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
        const html = fillPage(await readFile(join(pagesFolder, page.file), 'utf8'), page.values)
        if (inside && !isSecret(c, page)) return sendRendered(c, inside, html, page)
        return c.html(html, page.status, headersAt(c, page))
      })
  )
}
