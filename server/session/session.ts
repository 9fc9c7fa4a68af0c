import type { Context } from 'hono'
import { transferCarts } from '../cart/carts.ts'
import type { AppEnv } from '../context/app-env.ts'
import { clientOf } from '../context/client.ts'
import type { Deps } from '../context/deps.ts'
import type { Db } from '../db/db.ts'
import type { Shopper } from '../engine/engine.ts'
import { loginNeeded } from '../http/problem.ts'
import { hashToken, newToken } from '../http/token.ts'
import { readSessionCookie, sessionDays, writeSessionCookie } from './session-cookie.ts'

const dayMs = 86_400_000

/** Dependencies of the session lookup. */
type SessionDeps = Pick<Deps, 'db' | 'now' | 'siteOrigin'>

/** A logged-in customer and their session. */
export interface Login {
  /** hash of the cookie */
  session: string
  customer: string
  /** when they logged in */
  since: Date
  /** id of the impersonating operator */
  operator: string | undefined
  /** what a separate engine knows the session by */
  token: string | undefined
}

const expiryCutoff = (now: Date) => new Date(now.getTime() - sessionDays * dayMs)

/** Deletes sessions unused for 30 days, with their carts. */
export const deleteExpiredSessions = ({ db, now }: Deps) => db.query('delete from session where seen <= $1', [expiryCutoff(now())])

/** The visitor's session (hash of the cookie); undefined if missing or expired. */
export async function findSession(c: Context, deps: SessionDeps): Promise<string | undefined> {
  const { db, now } = deps
  const token = readSessionCookie(c, deps)
  if (!token) return undefined
  const [row] = await db.query<{ hash: string }>('select hash from session where hash = $1 and seen > $2', [
    hashToken(token),
    expiryCutoff(now()),
  ])
  return row?.hash
}

/** The customer logged in with the visitor's session. */
export async function findLogin(c: Context, deps: SessionDeps): Promise<Login | undefined> {
  const token = readSessionCookie(c, deps)
  if (!token) return undefined
  const now = deps.now()
  const [row] = await deps.db.query<{
    hash: string
    customer: string
    created: Date
    operator: string | null
    engine_token: string | null
  }>(
    `select s.hash, s.customer, s.created, s.engine_token, o.operator from session s left join operator_session o on o.hash = s.operator_session
     where s.hash = $1 and s.seen > $2 and s.customer is not null and (s.operator_session is null or o.expires > $3)`,
    [hashToken(token), expiryCutoff(now), now],
  )
  if (!row) return undefined
  const { hash, customer, created, operator, engine_token } = row
  return { session: hash, customer, since: created, operator: operator ?? undefined, token: engine_token ?? undefined }
}

/** Whose request it is. */
export async function findShopper(c: Context<AppEnv>, deps: SessionDeps): Promise<Shopper> {
  const login = await findLogin(c, deps)
  return { ...clientOf(c), customer: login?.customer, token: login?.token }
}

/** Id of the customer logged in with the visitor's session. */
export const findCustomer = async (c: Context, deps: SessionDeps): Promise<string | undefined> => (await findLogin(c, deps))?.customer

/** Starts a session of a customer or a visitor and returns its token. */
export async function beginSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customer?: string,
  { operatorSession, token: engineToken }: LoginProof = {},
): Promise<string> {
  const token = newToken()
  await db.query('insert into session (hash, created, seen, customer, operator_session, engine_token) values ($1, $2, $2, $3, $4, $5)', [
    hashToken(token),
    now(),
    customer ?? null,
    operatorSession ?? null,
    engineToken ?? null,
  ])
  return token
}

/**
 * The visitor's session; starts one if there is none, and renews its 30 days at most once a day. Only for requests that store
 * something. Does not rewrite a cookie that is not renewed: the response to a slow request could replace a newer cookie.
 */
export async function openSession(c: Context, deps: Deps): Promise<string> {
  const known = await findSession(c, deps)
  const token = known && readSessionCookie(c, deps)
  if (!token) {
    const begun = await beginSession(deps)
    writeSessionCookie(c, deps, begun)
    return hashToken(begun)
  }
  const at = deps.now()
  const renewed = await deps.db.query('update session set seen = $2 where hash = $1 and seen <= $3 returning hash', [
    known,
    at,
    new Date(at.getTime() - dayMs),
  ])
  if (renewed.length > 0) writeSessionCookie(c, deps, token)
  return known
}

/** Evidence that authenticated a customer. */
interface LoginProof {
  /** hash of the verified password */
  password?: string
  /** hash of the session of the impersonating operator */
  operatorSession?: string
  /** of the session that a separate engine has started */
  token?: string
}

/** Locks a customer's account. Throws a 401 if it was closed or its password changed since it was read. */
async function lockAccount(tx: Db, customer: string, password: string | undefined): Promise<void> {
  const [row] = await tx.query<{ password: string | null; disabled: Date | null }>(
    'select password, disabled from customer where id = $1 for update',
    [customer],
  )
  if (!row || row.disabled || (password !== undefined && row.password !== password)) throw loginNeeded()
}

/**
 * Logs the visitor in: replaces the session with a new one (R32), transfers the visitor's carts to the customer and keeps the
 * files uploaded for a form. An impersonating operator's own carts and files are not transferred.
 */
export async function rotateSession(c: Context, deps: Deps, customer: string, proof: LoginProof = {}): Promise<void> {
  const { password, operatorSession } = proof
  const old = await findSession(c, deps)
  const token = await deps.db.tx(async (db) => {
    await lockAccount(db, customer, password)
    if (old && !operatorSession) await transferCarts(db, old, customer)
    const begun = await beginSession({ db, now: deps.now }, customer, proof)
    if (old && !operatorSession) await db.query('update document set session = $2 where session = $1', [old, hashToken(begun)])
    if (old) await db.query('delete from session where hash = $1', [old])
    return begun
  })
  writeSessionCookie(c, deps, token)
}

/** Ends the visitor's session and deletes the cookie; does nothing without one. */
export async function endSession(c: Context, deps: Deps): Promise<void> {
  const token = readSessionCookie(c, deps)
  if (!token) return
  await deps.db.query('delete from session where hash = $1', [hashToken(token)])
  writeSessionCookie(c, deps, '')
}

/** Ends all sessions of a customer except the one with the hash `kept`. */
export const endOtherSessions = (db: Db, customer: string, kept?: string) =>
  db.query('delete from session where customer = $1 and hash is distinct from $2', [customer, kept ?? null])
