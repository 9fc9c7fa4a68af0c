import { type Context, Hono } from 'hono'
import { socialCode } from '../../../src/model/session/login-requests.ts'
import { socialProviders } from '../../../src/model/session/social-provider.ts'
import { readDetails } from '../../account/customers.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'
import { notFound, Problem, tooMany } from '../../http/problem.ts'
import { negotiateLanguage } from '../../http/visitor-language.ts'
import { fetchIdentity, type ProviderAccesses } from '../../session/oauth/fetch-identity.ts'
import { socialCustomer } from '../../session/oauth/social-customer.ts'
import { rotateSession } from '../../session/session.ts'

const loginRateLimit = { name: 'social logins', times: 20, seconds: 60 }
const maxCodeLength = 2000

/**
 * POST /api/auth/{facebook, google or apple} (CALL-50): 201 for a new customer, 200 for an existing one. `extra` of an error has
 * the message for the shopper (SOC-06). Responds with 404 if the shop does not use the provider.
 */
export function authRoutes(deps: Deps, accesses?: ProviderAccesses) {
  const limiter = deps.limiterOf(loginRateLimit)

  async function signIn(c: Context<AppEnv>): Promise<Response> {
    const provider = socialProviders.find((name) => name === c.req.param('provider'))
    const access = provider && (await accesses?.(provider))
    if (!access) throw notFound()
    const wait = await limiter.take(clientOf(c).peer)
    if (wait) throw tooMany(wait)
    const { code } = await readBody(c, socialCode)
    const language = negotiateLanguage(c)
    const identity = code && code.length <= maxCodeLength ? await fetchIdentity(access, code) : undefined
    if (!identity) throw new Problem(401, 'SocialLoginFailed', deps.languages.words(language).social.refused)
    const { customer, isNew } = await socialCustomer(deps, { provider, identity, language })
    await rotateSession(c, deps, customer)
    return c.json(await readDetails(deps.db, customer), isNew ? 201 : 200)
  }

  return new Hono<AppEnv>().post('/api/auth/:provider', (c) =>
    signIn(c).catch((error: unknown) => {
      if (!(error instanceof Problem) || (error.status !== 401 && error.status !== 403)) throw error
      const { status, name, message } = error
      return c.json({ name, message, extra: message }, status, { 'Cache-Control': 'no-store' })
    }),
  )
}
