import { Hono } from 'hono'
import { readListingQuery } from '../../catalogue/answers/read-listing-query.ts'
import { toFilters } from '../../catalogue/answers/to-filters.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'
import { catalogueETag } from './catalogue-etag.ts'
import { readParams } from './products.ts'
import { limitSearches } from './search-limit.ts'

/** GET /api/products/filters (CALL-09): takes the same parameters as the list of products. */
export function filterRoutes({ db, catalogue, limiterOf }: Deps) {
  const admit = limitSearches(limiterOf)
  return new Hono<AppEnv>().get('/api/products/filters', catalogueETag(catalogue), async (c) => {
    const [now, language] = [catalogue.now(), languageOf(c)]
    const { scope } = await readListingQuery(db, now, readParams(c), { language, admit: admit(c) })
    return c.json(toFilters(now.reference, scope, await now.facets.facets(scope), language))
  })
}
