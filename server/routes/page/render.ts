import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import * as z from 'zod/mini'
import { pathPrefix } from '../../../src/domain/page/page-url.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'
import type { Rule } from '../../http/limiter.ts'
import { badRequest, notFound, tooMany } from '../../http/problem.ts'
import type { Renderer, ShopHandler } from '../../page/renderer.ts'

const maxAttributesLength = 4000
const maxPathLength = 2000
const maxBasePathLength = 200
const maxPageSize = 150

/** a build step renders all pages of a site from one address; a proxy with a cache asks far less often */
const renderRateLimit: Rule = { name: 'renderings', times: 1200, seconds: 60, isPerProcess: true }

const attributesSchema = z.record(z.string(), z.union([z.string(), z.boolean()])).check(z.refine((all) => Object.keys(all).length <= 50))

/** The address of a response decides its attributes: these would connect a page to another shop, show a draft, or cover the page. */
const refusedAttributes = new Set(['api-base', 'token', 'style', 'credentials', 'base-path', 'map-style'])

function readAttributes(text: string): Record<string, string | boolean> {
  if (text.length > maxAttributesLength) throw badRequest(`attributes may have ${maxAttributesLength} characters`)
  let attributes: Record<string, string | boolean>
  try {
    attributes = attributesSchema.parse(/^[{[]/.test(text) ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text)))
  } catch {
    throw badRequest('attributes must be a JSON object of texts and booleans, or a query string')
  }
  const refused = Object.keys(attributes).find((name) => refusedAttributes.has(name.toLowerCase()))
  if (refused) throw badRequest(`${refused} may not be set by a URL`)
  if (Number(attributes['page-size'] ?? 0) > maxPageSize) throw badRequest(`page-size may be at most ${maxPageSize}`)
  return attributes
}

function readPath(path: string): { path: string; search: string } {
  if (path.length > maxPathLength || !path.startsWith('/')) throw badRequest('path must be the path of a page')
  const mark = path.indexOf('?')
  return mark < 0 ? { path, search: '' } : { path: path.slice(0, mark), search: path.slice(mark) }
}

/** A path, and nothing that a browser would read as another host. */
function readBasePath(text: string): string {
  const basePath = text.replace(/\/$/, '')
  const isPath =
    basePath.startsWith('/') && !basePath.startsWith('//') && pathPrefix({ page: 'http://shop.invalid/', basePath }) === basePath
  if (text.length > maxBasePathLength || (text && !isPath))
    throw badRequest('base-path must be the path of the shop on its host, such as /store')
  return basePath
}

/** Settings of the host page. Only the shop itself says what its origin is: a URL could name another site. */
function readSettings(absolute: string | undefined, basePath: string | undefined, siteOrigin: string) {
  if (absolute !== undefined && absolute !== '' && absolute !== 'true') throw badRequest('absolute has no value, or is true')
  return {
    ...(absolute !== undefined && { apiBase: siteOrigin }),
    ...(basePath !== undefined && { basePath: readBasePath(basePath) }),
  }
}

/** Every site may read the response, errors too: it is public, and no cookie changes it. */
const readableAnywhere: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('Access-Control-Allow-Origin', '*')
  c.res.headers.set('Access-Control-Expose-Headers', 'Retry-After')
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
}

/**
 * GET /render: a tag with its content as HTML, for servers that compose pages. `tag`, `attributes` as JSON or as a query string, `lang`, and the
 * `path` of the page with its query. For a page on another origin, `absolute` and `base-path` stand for `api-base` and
 * `base-path` of its `shop-config`. The same for every visitor: no cookie is read, so any cache may keep it for a minute.
 */
export function renderRoutes({ renderTag }: Renderer, shop: ShopHandler, { limiterOf, siteOrigin }: Deps) {
  const limiter = limiterOf(renderRateLimit)
  return new Hono<AppEnv>().get('/render', readableAnywhere, compress(), etag({ weak: true }), async (c) => {
    const wait = await limiter.take(c.env.peer)
    if (wait) throw tooMany(wait)
    const attributes = readAttributes(c.req.query('attributes') ?? '{}')
    const page = readPath(c.req.query('path') ?? '/')
    const settings = readSettings(c.req.query('absolute'), c.req.query('base-path'), siteOrigin)
    const options = { shop, language: languageOf(c), settings, ...page }
    const html = await renderTag(c.req.query('tag') ?? '', attributes, options).catch((error: Error) => {
      if (error.name === 'UnknownTagError') throw notFound()
      if (error instanceof TypeError) throw badRequest(error.message)
      throw error
    })
    return c.html(html, 200, {
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
      'X-Robots-Tag': 'noindex',
    })
  })
}
