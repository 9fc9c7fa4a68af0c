import { Hono } from 'hono'
import { exportPageSize } from '../../../src/domain/constants.ts'
import { readExportRows } from '../../account/export/read-export-rows.ts'
import type { Deps } from '../../context/deps.ts'
import { requireFeature } from '../../context/require-feature.ts'
import { languageOf } from '../../http/language.ts'
import { loginNeeded, tooMany } from '../../http/problem.ts'
import { queryNumber } from '../../http/query-number.ts'
import { findCustomer } from '../../session/session.ts'
import { setTotalCountHeader } from '../listing/products.ts'

/** 120 pages: 600,000 rows per minute */
const exportRateLimit = { name: 'pages of exports', times: 120, seconds: 60 }
const maxPage = 100_000

/** GET /api/export/products/catalogue (CALL-37, ENT-26): all variants of the shop, for customers. */
export function exportRoutes(deps: Deps) {
  const limiter = deps.limiterOf(exportRateLimit)
  return new Hono().get('/api/export/products/catalogue', async (c) => {
    await requireFeature(deps.settings, 'customerProductCatalogue')
    const customer = await findCustomer(c, deps)
    if (!customer) throw loginNeeded()
    const wait = await limiter.take(customer)
    if (wait) throw tooMany(wait)
    const size = queryNumber(c.req.query('size'), { usual: exportPageSize, least: 1, most: exportPageSize })
    const page = queryNumber(c.req.query('page'), { usual: 0, most: maxPage })
    const [all] = await deps.db.query<{ rows: number }>('select count(*)::int as rows from variant')
    setTotalCountHeader(c, all?.rows ?? 0)
    const isFull = c.req.query('fullInfo') === 'true'
    return c.json(await readExportRows(deps.db, deps.catalogue.now().reference, { language: languageOf(c), isFull, page, size }))
  })
}
