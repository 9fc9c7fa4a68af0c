import { type Context, Hono } from 'hono'
import { clean, cleanFields } from '../../../src/domain/forms/clean-text.ts'
import { loginKinds } from '../../../src/domain/session/login.ts'
import { emailRequest, tokenRequest } from '../../../src/model/session/account-request.ts'
import { anyRegistration, orderAccount } from '../../../src/model/session/registration.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf, visitorOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import type { Registered } from '../../engine/engine.ts'
import { readBody } from '../../http/body.ts'
import { notFound, Problem } from '../../http/problem.ts'
import type { Language } from '../../languages/language.ts'
import { confirmEmail, resendConfirmation } from '../../session/accounts/confirm-email.ts'
import { createLoginThrottle } from '../../session/accounts/login-throttle.ts'
import { findSession, rotateSession } from '../../session/session.ts'

/** POST /api/register/{lang}, POST /api/register-from-order/{lang}, POST /api/send-confirmation-email/{lang}, POST /api/approve-account (CALL-44, CALL-45, CALL-49). */
export function registerRoutes(deps: Deps) {
  const { engine, languages } = deps
  const registrations = createLoginThrottle('register', deps.limiterOf)
  const repetitions = createLoginThrottle('registerAgain', deps.limiterOf)
  const resends = createLoginThrottle('resend', deps.limiterOf)
  const approvals = createLoginThrottle('approve', deps.limiterOf)
  /** Counts and runs a registration, and starts the session of an account that needs no further step. */
  async function answer(c: Context<AppEnv>, language: Language, register: () => Promise<Registered>) {
    try {
      await registrations.consume({ peer: clientOf(c).peer })
      const { account, mode } = await register()
      // only for this mode: a session would bypass a missing approval or confirmation
      const starts = mode === 'session' && c.req.query('create_temporar_session') === 'true'
      if (starts && account) await rotateSession(c, deps, account.customer, account)
      return c.json({ result: mode }, 201)
    } catch (error) {
      // the kit shows the message, so it must be in the customer's language
      if (error instanceof Problem && error.status === 429)
        throw new Problem(429, error.name, languages.words(language).account.wait, error.retryAfter)
      throw error
    }
  }
  return new Hono<AppEnv>()
    .post('/api/register/:lang', async (c) => {
      const language = languages.named(c.req.param('lang'))
      const sent = await readBody(c, anyRegistration)
      return answer(c, language, () =>
        engine.signUp(sent, { ...visitorOf(c), language }, () =>
          repetitions.consume({ peer: clientOf(c).peer, account: clean('email', sent.email) }),
        ),
      )
    })
    .post('/api/register-from-order/:lang', async (c) => {
      const language = languages.named(c.req.param('lang'))
      const sent = await readBody(c, orderAccount)
      const { guestOrders } = engine
      if (!guestOrders) throw notFound()
      const session = await findSession(c, deps)
      const onKnown = () => repetitions.consume({ peer: clientOf(c).peer, account: sent.order })
      return answer(c, language, () => guestOrders.signUp(sent, session, { ...visitorOf(c), language }, onKnown))
    })
    .post('/api/send-confirmation-email/:lang', async (c) => {
      const { email } = cleanFields(await readBody(c, emailRequest), loginKinds)
      await resends.consume({ peer: clientOf(c).peer, account: email })
      await resendConfirmation(deps, email, languages.named(c.req.param('lang')))
      return c.json({})
    })
    .post('/api/approve-account', async (c) => {
      const { token } = await readBody(c, tokenRequest)
      await approvals.consume({ peer: clientOf(c).peer })
      await confirmEmail(deps, token)
      return c.json({})
    })
}
