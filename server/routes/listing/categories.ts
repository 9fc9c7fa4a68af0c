import { Hono } from 'hono'
import { loadCategories } from '../../catalogue/answers/load-categories.ts'
import { categoriesOfFound, pickCategories } from '../../catalogue/answers/pick-categories.ts'
import { findByPhrase, isTrue, wholeNumber } from '../../catalogue/answers/read-listing-query.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'
import { catalogueETag } from './catalogue-etag.ts'
import { readParams, setTotalCountHeader } from './products.ts'
import { limitSearches } from './search-limit.ts'

const maxPageSize = 1000

/**
 * GET /api/categories (CALL-10 to CALL-15): a part of the tree as a flat list, parents before their children. A search also returns the
 * categories of the products it finds, after those it names; `productCount` then counts the products found in the category.
 */
export function categoryRoutes({ catalogue, limiterOf }: Deps) {
  const admit = limitSearches(limiterOf)
  return new Hono<AppEnv>().get('/api/categories', catalogueETag(catalogue), async (c) => {
    const [params, language, now] = [readParams(c), languageOf(c), catalogue.now()]
    const phrase = params.get('for') === 'search' ? params.get('title') : null
    const found = phrase === null ? undefined : await findByPhrase(now, language, phrase, admit(c))
    const picked = [...pickCategories(now.reference, params, language), ...(found ? await categoriesOfFound(now, params, found) : [])]
    const categories = [...new Set(picked)]
    setTotalCountHeader(c, categories.length)
    const shown = categories.slice(0, wholeNumber(params.get('size'), maxPageSize, 1, maxPageSize))
    const counted = isTrue(params.get('productCount')) ? { found } : undefined
    return c.json(await loadCategories(now, shown, language, counted))
  })
}
