import { Hono } from 'hono'
import { cleanFields } from '../../../src/domain/forms/clean-text.ts'
import { loginKinds } from '../../../src/domain/session/login.ts'
import { loginRequest } from '../../../src/model/session/login-requests.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf, visitorOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'
import { createLoginThrottle } from '../../session/accounts/login-throttle.ts'
import { endSession, findLogin, rotateSession } from '../../session/session.ts'

/** POST /api/customer/login, POST /api/customer/logout, GET /api/customer/account-details (CALL-40 to CALL-42). */
export function customerRoutes(deps: Deps) {
  const { engine } = deps
  const attempts = createLoginThrottle('login', deps.limiterOf)
  return new Hono<AppEnv>()
    .post('/api/customer/login', async (c) => {
      const login = cleanFields(await readBody(c, loginRequest), loginKinds)
      await attempts.consume({ peer: clientOf(c).peer, account: login.email })
      const { customer, ...proof } = await engine.signIn(login, visitorOf(c))
      await attempts.reset(login.email)
      await rotateSession(c, deps, customer, proof)
      return c.json(await engine.customer({ ...clientOf(c), customer, token: proof.token }))
    })
    .post('/api/customer/logout', async (c) => {
      await endSession(c, deps)
      return c.json({})
    })
    .get('/api/customer/account-details', async (c) => {
      const login = await findLogin(c, deps)
      const details = login && (await engine.customer({ ...clientOf(c), customer: login.customer, token: login.token }))
      if (!details) return c.body(null, 204) // not an error status: browsers would log it on every page
      return c.json({ ...details, ...(login.operator && { impersonated: true }) })
    })
}
