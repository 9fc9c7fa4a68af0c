import { Hono } from 'hono'
import { tokenRequest } from '../../../src/model/session/account-request.ts'
import { readDetails } from '../../account/customers.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'
import { impersonate } from '../../session/accounts/impersonation.ts'
import { createLoginThrottle } from '../../session/accounts/login-throttle.ts'

/** POST /api/customer/impersonate (CALL-43). */
export function impersonateRoutes(deps: Deps) {
  const attempts = createLoginThrottle('impersonate', deps.limiterOf)
  return new Hono<AppEnv>().post('/api/customer/impersonate', async (c) => {
    const { token } = await readBody(c, tokenRequest)
    await attempts.consume({ peer: clientOf(c).peer })
    const customer = await impersonate(c, deps, token)
    return c.json({ ...(await readDetails(deps.db, customer)), impersonated: true })
  })
}
