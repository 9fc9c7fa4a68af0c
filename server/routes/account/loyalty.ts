import { Hono } from 'hono'
import { loyaltyProgramsSize } from '../../../src/domain/constants.ts'
import { readPrograms } from '../../account/loyalty/read-programs.ts'
import type { Deps } from '../../context/deps.ts'
import { requireFeature } from '../../context/require-feature.ts'
import { languageOf } from '../../http/language.ts'
import { loginNeeded } from '../../http/problem.ts'
import { queryNumber } from '../../http/query-number.ts'
import { findCustomer } from '../../session/session.ts'

/** GET /api/loyalty-programs (ENT-29): loyalty programs with the customer's progress. */
export const loyaltyRoutes = (deps: Deps) =>
  new Hono().get('/api/loyalty-programs', async (c) => {
    await requireFeature(deps.settings, 'loyaltyPrograms')
    const customer = await findCustomer(c, deps)
    if (!customer) throw loginNeeded()
    const size = queryNumber(c.req.query('size'), { usual: loyaltyProgramsSize, least: 1, most: loyaltyProgramsSize })
    return c.json(await readPrograms(deps, { customer, language: languageOf(c), size, now: deps.now() }))
  })
