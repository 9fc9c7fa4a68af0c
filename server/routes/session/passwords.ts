import { Hono } from 'hono'
import { cleanFields } from '../../../src/domain/forms/clean-text.ts'
import { loginKinds } from '../../../src/domain/session/login.ts'
import { newPassword, passwordChange, resetRequest } from '../../../src/model/session/account-request.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'
import { loginNeeded } from '../../http/problem.ts'
import { negotiateLanguage } from '../../http/visitor-language.ts'
import { changePassword, resetPassword, sendReset } from '../../session/accounts/change-password.ts'
import { createLoginThrottle } from '../../session/accounts/login-throttle.ts'
import { checkPassword, readPolicy } from '../../session/accounts/password-problem.ts'
import { findLogin } from '../../session/session.ts'

/** an older login does not prove that the owner is present (R36) */
const freshLoginMs = 600_000

/** POST /api/reset, POST /api/set_password, POST /api/update_password, GET /api/password_policy (CALL-46 to CALL-48, CALL-51). */
export function passwordRoutes(deps: Deps) {
  const { settings, languages, now } = deps
  const resets = createLoginThrottle('reset', deps.limiterOf)
  const sets = createLoginThrottle('setPassword', deps.limiterOf)
  const updates = createLoginThrottle('updatePassword', deps.limiterOf)
  return new Hono<AppEnv>()
    .get('/api/password_policy', async (c) => c.json(await readPolicy(settings)))
    .post('/api/reset', async (c) => {
      const { email, lang } = cleanFields(await readBody(c, resetRequest), loginKinds)
      await resets.consume({ peer: clientOf(c).peer, account: email })
      await sendReset(deps, email, languages.named(lang))
      return c.json({})
    })
    .post('/api/set_password', async (c) => {
      const { password, id } = await readBody(c, newPassword)
      await sets.consume({ peer: clientOf(c).peer })
      await checkPassword(settings, password, languages.words(negotiateLanguage(c)))
      await resetPassword(deps, password, id)
      return c.json({})
    })
    .post('/api/update_password', async (c) => {
      const { password } = await readBody(c, passwordChange)
      const login = await findLogin(c, deps)
      const isFresh = login && !login.operator && now().getTime() - login.since.getTime() <= freshLoginMs
      if (!isFresh) throw loginNeeded()
      await updates.consume({ peer: clientOf(c).peer, account: login.customer })
      await checkPassword(settings, password, languages.words(negotiateLanguage(c)))
      await changePassword(deps, password, login)
      return c.json({})
    })
}
