import type { Context } from 'hono'
import type { Deps } from '../../context/deps.ts'
import { badLink, notFound, Problem } from '../../http/problem.ts'
import { rotateSession } from '../session.ts'
import { writeAudit } from './audit.ts'
import { findOperator, type Operator } from './operators.ts'
import { issueToken, useToken } from './tokens.ts'

/** Issues a token that lets this operator's browser act as the customer: once, within ten minutes. */
export async function allowImpersonation({ db, now }: Deps, { id: operator, session }: Operator, customer: string): Promise<string> {
  const at = now()
  return db.tx(async (tx) => {
    const known = await tx.query('select 1 from customer where id = $1 and disabled is null', [customer])
    if (known.length === 0) throw notFound()
    await writeAudit(tx, { at, operator, action: 'asked to act as', customer })
    return issueToken(tx, { kind: 'impersonate', customer, at, operatorSession: session })
  })
}

/** Whether the request comes from a page of the shop, not from another site. */
function isOwnPage(c: Context, { siteOrigin }: Deps): boolean {
  const [origin, site] = [c.req.header('origin'), c.req.header('sec-fetch-site')]
  const isOwnOrigin = origin === undefined || origin === siteOrigin || origin === new URL(c.req.url).origin
  return isOwnOrigin && (site === undefined || site === 'same-origin' || site === 'same-site')
}

/** Logs the browser in as the customer and returns the customer's id. Accepts only the operator who requested the token (R57). */
export async function impersonate(c: Context, deps: Deps, token: string): Promise<string> {
  if (!isOwnPage(c, deps)) throw new Problem(403, 'OriginNotAllowed', 'Only pages of the shop may impersonate')
  const operator = await findOperator(c, deps)
  if (!operator) throw badLink()
  const at = deps.now()
  const customer = await deps.db.tx(async (tx) => {
    const whose = await useToken(tx, { kind: 'impersonate', token, at, operatorSession: operator.session })
    if (whose) await writeAudit(tx, { at, operator: operator.id, action: 'acts as', customer: whose })
    return whose
  })
  if (!customer) throw badLink()
  await rotateSession(c, deps, customer, { operatorSession: operator.session })
  return customer
}
