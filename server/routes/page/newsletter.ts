import { Hono } from 'hono'
import { clean } from '../../../src/domain/forms/clean-text.ts'
import { firstProblem } from '../../../src/domain/forms/form-rules.ts'
import { newsletterRules } from '../../../src/domain/page/newsletter.ts'
import { newsletterSubscription } from '../../../src/model/page/newsletter.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'
import { badRequest, tooMany } from '../../http/problem.ts'
import { storeSubscription } from '../../page/subscribe.ts'
import { findCustomer } from '../../session/session.ts'

const subscriptionRateLimit = { name: 'subscriptions', times: 20, seconds: 60 }

/** POST /api/newsletter/subscribe (CALL-56): the response does not reveal whether an address is already subscribed. */
export function newsletterRoutes(deps: Deps) {
  const limiter = deps.limiterOf(subscriptionRateLimit)
  return new Hono<AppEnv>().post('/api/newsletter/subscribe', async (c) => {
    const wait = await limiter.take(clientOf(c).peer)
    if (wait) throw tooMany(wait)
    const { email, gdprAccepted } = await readBody(c, newsletterSubscription)
    const address = clean('email', email)
    const problem = firstProblem(address, newsletterRules)
    if (problem) throw badRequest('Email is invalid', { field: 'email', ...problem })
    if (!gdprAccepted) throw badRequest('The consent is missing')
    await storeSubscription(deps.db, address, { customer: await findCustomer(c, deps), at: deps.now() })
    return c.json({})
  })
}
