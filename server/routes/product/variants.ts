import { Hono } from 'hono'
import { findProduct } from '../../catalogue/answers/find-product.ts'
import { loadVariants } from '../../catalogue/answers/load-variants.ts'
import { attributePair, readList } from '../../catalogue/answers/read-listing-query.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'
import { notFound } from '../../http/problem.ts'
import { catalogueETag } from '../listing/catalogue-etag.ts'
import { readParams } from '../listing/products.ts'

/**
 * GET /api/products/{id}/variants (CALL-07): all variants of a product, or with `splitByAttribute` those of the split row with
 * this id. `byAttribute` and `variantCodes` narrow the result.
 */
export const variantRoutes = ({ db, catalogue }: Deps) =>
  new Hono().get('/api/products/:id/variants', catalogueETag(catalogue), async (c) => {
    const [id, params, { reference }] = [c.req.param('id'), readParams(c), catalogue.now()]
    const product = await findProduct(db, id)
    if (!product) throw notFound()
    const ids = readList(params, 'id')
    if (ids.length > 0 && !ids.includes(id)) return c.json([])
    const codes = readList(params, 'variantCodes')
    const pair = attributePair(params.get('byAttribute'))
    const row = params.get('splitByAttribute') === product.splitAttribute ? product.splitValue : undefined
    const variants = await loadVariants(db, reference, product.no, languageOf(c))
    const kept = variants
      .filter(({ values }) => !pair || values[pair.code] === pair.value)
      .filter(({ values }) => !row || values[product.splitAttribute ?? ''] === row)
      .filter(({ answer }) => codes.length === 0 || codes.includes(answer.code))
    return c.json(kept.map(({ answer }) => answer))
  })
