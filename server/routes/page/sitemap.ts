import { Hono } from 'hono'
import type { Deps } from '../../context/deps.ts'
import { cachedTexts } from '../../http/cached-texts.ts'
import type { FindPage } from '../../page/find-page.ts'
import { robotsText } from '../../page/robots.ts'
import { createSitemap } from '../../page/sitemap.ts'
import { readPersonalPaths } from '../../page/sitemap-pages.ts'

/** Search engines read a sitemap a few times a day. */
const maxAgeMs = 10 * 60_000
/** a million products in two languages */
const maxParts = 40

/** GET /sitemap.xml and its parts, GET /robots.txt. `maxUrls` limits the URLs of a file. */
export function sitemapRoutes(deps: Deps, findPage: FindPage, options: { maxUrls?: number } = {}) {
  const sitemap = createSitemap(deps, findPage, options)
  const respond = cachedTexts({ maxAgeMs, maxTexts: maxParts, type: 'application/xml; charset=utf-8' })
  return new Hono()
    .get('/sitemap.xml', (c) => respond(c, 'index', sitemap.index))
    .get('/:file{sitemap-[0-9]{1,4}\\.xml}', (c) => {
      const number = Number(/\d+/.exec(c.req.param('file'))?.[0])
      return respond(c, String(number), () => sitemap.part(number))
    })
    .get('/robots.txt', async (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.text(robotsText(deps.siteOrigin, await readPersonalPaths(deps)))
    })
}
