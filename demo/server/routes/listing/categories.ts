import { Hono } from 'hono'
import { loadCategories } from '../../catalogue/answers/load-categories.ts'
import { pickCategories } from '../../catalogue/answers/pick-categories.ts'
import { isTrue, wholeNumber } from '../../catalogue/answers/read-listing-query.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'
import { catalogueETag } from './catalogue-etag.ts'
import { readParams, setTotalCountHeader } from './products.ts'

const maxPageSize = 1000

/** GET /api/categories (CALL-10 to CALL-15): a part of the tree as a flat list, parents before their children. */
export const categoryRoutes = ({ catalogue }: Deps) =>
  new Hono().get('/api/categories', catalogueETag(catalogue), async (c) => {
    const [params, language, now] = [readParams(c), languageOf(c), catalogue.now()]
    const picked = pickCategories(now.reference, params, language)
    setTotalCountHeader(c, picked.length)
    const shown = picked.slice(0, wholeNumber(params.get('size'), maxPageSize, 1, maxPageSize))
    return c.json(await loadCategories(now, shown, language, isTrue(params.get('productCount'))))
  })
