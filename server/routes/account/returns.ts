import { Hono } from 'hono'
import { returnCommentRules } from '../../../src/domain/account/returns.ts'
import { clean } from '../../../src/domain/forms/clean-text.ts'
import { firstProblem } from '../../../src/domain/forms/form-rules.ts'
import { messages } from '../../../src/domain/messages.ts'
import { returnRequest } from '../../../src/model/account/product-return.ts'
import { readReturnCodes, readReturns } from '../../account/returns/read-returns.ts'
import { requestReturn } from '../../account/returns/request-return.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { requireFeature } from '../../context/require-feature.ts'
import { readBody } from '../../http/body.ts'
import { languageOf } from '../../http/language.ts'
import { badRequest, loginNeeded, notFound, tooMany } from '../../http/problem.ts'
import { findCustomer } from '../../session/session.ts'

/** each return sends a mail */
const returnRateLimit = { name: 'returns', times: 30, seconds: 3600 }
const maxProducts = 300

/** GET /api/productReturns with its reasons and statuses (CALL-26 to CALL-28); POST requests a return. */
export function returnRoutes(deps: Deps) {
  const { db, settings, now } = deps
  const limiter = deps.limiterOf(returnRateLimit)
  const demandReturns = () => requireFeature(settings, 'enableProductReturns')
  return new Hono<AppEnv>()
    .get('/api/productReturns/reasons', async (c) => {
      await demandReturns()
      return c.json(await readReturnCodes(deps, 'reason', languageOf(c)))
    })
    .get('/api/productReturns/statuses', async (c) => {
      await demandReturns()
      return c.json(await readReturnCodes(deps, 'status', languageOf(c)))
    })
    .get('/api/productReturns', async (c) => {
      await demandReturns()
      const customer = await findCustomer(c, deps)
      if (!customer) throw loginNeeded()
      const order = c.req.query('orderId')
      if (!order) throw badRequest('The orderId is missing')
      const orders = await db.query('select 1 from customer_order where id = $1 and customer = $2', [order, customer])
      if (orders.length === 0) throw notFound()
      return c.json(await readReturns(deps, order, languageOf(c)))
    })
    .post('/api/productReturns', async (c) => {
      await demandReturns()
      const customer = await findCustomer(c, deps)
      if (!customer) throw loginNeeded()
      const request = await readBody(c, returnRequest)
      if (request.products.length > maxProducts) throw badRequest('Too many products', { field: 'products', text: messages.wrongFormat })
      const comment = clean('text', request.comment ?? '')
      const problem = firstProblem(comment, returnCommentRules)
      if (problem) throw badRequest('The comment is too long', { field: 'comment', ...problem })
      const wait = await limiter.take(customer)
      if (wait) throw tooMany(wait)
      const language = c.req.query('lang') === undefined ? undefined : languageOf(c)
      const { siteName } = await settings.configuration(languageOf(c))
      const id = await requestReturn(deps, { ...request, comment }, { customer, language, shop: String(siteName), at: now() })
      const written = await readReturns(deps, request.orderId, languageOf(c))
      return c.json(
        written.find((item) => item.id === id),
        201,
      )
    })
}
