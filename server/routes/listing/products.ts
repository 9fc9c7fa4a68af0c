import { type Context, Hono } from 'hono'
import { loadProducts } from '../../catalogue/answers/load-products.ts'
import { readListingQuery } from '../../catalogue/answers/read-listing-query.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'
import { catalogueETag } from './catalogue-etag.ts'
import { limitSearches } from './search-limit.ts'

/**
 * GET /api/products (CALL-01 to CALL-06). Lists contain what product cards show; a query for one product by id or code returns
 * all attributes, the description and the tabs.
 */
export function productRoutes({ db, catalogue, limiterOf }: Deps) {
  const admit = limitSearches(limiterOf)
  return new Hono<AppEnv>().get('/api/products', catalogueETag(catalogue), async (c) => {
    const [now, language] = [catalogue.now(), languageOf(c)]
    const { scope, order, page, size, named } = await readListingQuery(db, now, readParams(c), {
      language,
      admit: admit(c),
    })
    const { total, rows } = await now.facets.page(scope, order, page * size, size)
    setTotalCountHeader(c, total)
    return c.json(await loadProducts(db, now.reference, rows, { language, inFull: named === 1 }))
  })
}

export const readParams = (c: Context): URLSearchParams => new URL(c.req.url).searchParams

/** Sends the number of items on all pages if the request has the header `Return-total-count: true`. */
export function setTotalCountHeader(c: Context, total: number): void {
  if (c.req.header('return-total-count')?.toLowerCase() === 'true') c.header('total-count', String(total))
}
