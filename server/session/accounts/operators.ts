import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../../context/deps.ts'
import { Problem } from '../../http/problem.ts'
import { hashToken, newToken } from '../../http/token.ts'
import { writeAudit } from './audit.ts'

const sessionHours = 8
const hourSeconds = 3600

/** A signed-in member of the shop's staff. */
export interface Operator {
  id: string
  name: string
  /** hash of the session cookie */
  session: string
}

const isSecure = (c: Context) => new URL(c.req.url).protocol === 'https:'
const cookieName = (c: Context) => (isSecure(c) ? '__Host-shop-operator' : 'shop-operator')

/** SameSite=Strict: browsers send it neither from frames in other sites nor along links. */
const writeCookie = (c: Context, token: string) =>
  setCookie(c, cookieName(c), token, {
    httpOnly: true,
    path: '/',
    sameSite: 'Strict',
    secure: isSecure(c),
    maxAge: token ? sessionHours * hourSeconds : 0,
  })

/** The operator signed in with this browser. */
export async function findOperator(c: Context, { db, now }: Deps): Promise<Operator | undefined> {
  const token = getCookie(c, cookieName(c))
  if (!token) return undefined
  const [row] = await db.query<{ id: string; name: string }>(
    'select o.id, o.name from operator_session s join operator o on o.id = s.operator where s.hash = $1 and s.expires > $2',
    [hashToken(token), now()],
  )
  return row && { ...row, session: hashToken(token) }
}

/** Signs an operator in for 8 hours; throws a 401 for wrong credentials. */
export async function signIn(c: Context, deps: Deps, { email, password }: { email: string; password: string }): Promise<void> {
  const { db, passwords, now } = deps
  const find = async () => {
    const sql = 'select id, password from operator where lower(email) = lower($1)'
    return (await db.query<{ id: string; password: string }>(sql, [email.trim()]))[0]
  }
  const row = await passwords.match(password, find)
  if (!row) throw new Problem(401, 'IncorrectCredentials', 'Incorrect credentials')
  const token = newToken()
  const at = now()
  await db.tx(async (tx) => {
    await tx.query('delete from operator_session where expires <= $1', [at])
    await tx.query('insert into operator_session (hash, operator, created, expires) values ($1, $2, $3, $4)', [
      hashToken(token),
      row.id,
      at,
      new Date(at.getTime() + sessionHours * hourSeconds * 1000),
    ])
    await writeAudit(tx, { at, operator: row.id, action: 'signed in' })
  })
  writeCookie(c, token)
}

/** Signs out; also ends the operator's impersonations. */
export async function signOut(c: Context, { db }: Deps, { session }: Operator): Promise<void> {
  await db.query('delete from operator_session where hash = $1', [session])
  writeCookie(c, '')
}
