import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { readDetails } from '../../account/customers.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { loopbackOnly } from '../../context/loopback.ts'
import { isPlain, limitBody } from '../../http/body.ts'
import { ownForms } from '../../http/middleware/own-forms.ts'
import { badRequest, loginNeeded, Problem } from '../../http/problem.ts'
import { readAudit, writeAudit } from '../../session/accounts/audit.ts'
import { allowImpersonation } from '../../session/accounts/impersonation.ts'
import { createLoginThrottle } from '../../session/accounts/login-throttle.ts'
import { approveAccount, closeAccount, readAccounts } from '../../session/accounts/manage-account.ts'
import { findOperator, type Operator, signIn, signOut } from '../../session/accounts/operators.ts'
import { type RegistrationSwitch, registrationSwitches, renderAdminPage, renderImpersonationPage, renderSignInPage } from './admin-page.ts'

const maxShownRows = 100
const adminPath = '/dev/admin'
/** pages with forms: no scripts, no framing */
const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'"

const noStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Content-Security-Policy', policy)
}

/** Reads the text fields of a form; missing fields and files are empty. */
async function readFields(c: Context): Promise<(name: string) => string> {
  const fields = await c.req.parseBody()
  if (!isPlain(fields)) throw badRequest('The form contains an invalid character')
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    return typeof value === 'string' ? value : ''
  }
}

/** /dev/admin: an operator approves accounts, impersonates customers and switches features. Loopback only. */
export function adminPages(deps: Deps) {
  const { db, content, settings, siteOrigin, now } = deps
  const shownOperator = content.development?.operator
  const attempts = createLoginThrottle('operator', deps.limiterOf)
  const operatorOf = async (c: Context): Promise<Operator> => {
    const operator = await findOperator(c, deps)
    if (!operator) throw loginNeeded()
    return operator
  }
  const onCustomer = (work: (operator: Operator, customer: string) => Promise<unknown>) => async (c: Context) => {
    await work(await operatorOf(c), (await readFields(c))('customer'))
    return c.redirect(adminPath, 303)
  }
  return new Hono<AppEnv>()
    .use(`${adminPath}/*`, loopbackOnly, noStore, limitBody, ownForms)
    .get(adminPath, async (c) => {
      const operator = await findOperator(c, deps)
      if (!operator) return c.html(renderSignInPage(shownOperator))
      const [accounts, audit, { features }] = await Promise.all([
        readAccounts(deps, maxShownRows),
        readAudit(db, maxShownRows),
        settings.configuration(),
      ])
      return c.html(renderAdminPage({ operator, accounts, audit, features: features as Record<string, unknown> }))
    })
    .post(`${adminPath}/sign-in`, async (c) => {
      const field = await readFields(c)
      await attempts.consume({ peer: clientOf(c).peer, account: field('email') })
      try {
        await signIn(c, deps, { email: field('email'), password: field('password') })
      } catch (error) {
        if (error instanceof Problem && error.status === 401) return c.html(renderSignInPage(shownOperator, error.message), 401)
        throw error
      }
      await attempts.reset(field('email'))
      return c.redirect(adminPath, 303)
    })
    .post(`${adminPath}/sign-out`, async (c) => {
      await signOut(c, deps, await operatorOf(c))
      return c.redirect(adminPath, 303)
    })
    .post(
      `${adminPath}/approve`,
      onCustomer((operator, customer) => approveAccount(deps, operator, customer)),
    )
    .post(
      `${adminPath}/close`,
      onCustomer((operator, customer) => closeAccount(deps, operator, customer, true)),
    )
    .post(
      `${adminPath}/open`,
      onCustomer((operator, customer) => closeAccount(deps, operator, customer, false)),
    )
    .post(`${adminPath}/act-as`, async (c) => {
      const customer = (await readFields(c))('customer')
      const token = await allowImpersonation(deps, await operatorOf(c), customer)
      const details = await readDetails(db, customer)
      return c.html(renderImpersonationPage(`${siteOrigin}/?impersonateToken=${token}`, details?.name ?? details?.email ?? customer))
    })
    .post(`${adminPath}/features`, async (c) => {
      const operator = await operatorOf(c)
      const field = await readFields(c)
      const names = Object.keys(registrationSwitches) as RegistrationSwitch[]
      const features = Object.fromEntries(names.map((name) => [name, field(name) === 'on']))
      await settings.change({ features })
      await writeAudit(db, {
        at: now(),
        operator: operator.id,
        action: 'changed features',
        note: `on: ${names.filter((name) => features[name]).join(', ')}`,
      })
      return c.redirect(adminPath, 303)
    })
}
