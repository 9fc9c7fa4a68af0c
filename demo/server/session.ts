import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from './deps.ts'

const sessionDays = 30
const daySeconds = 86_400
const sessionBytes = 32

/** What it takes to know a visitor. */
type Asked = Pick<Deps, 'db' | 'now' | 'siteOrigin'>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Sites are compared by host name: other ports of a host are the same site, for browsers and for us. */
function isEmbedded(c: Context): boolean {
  const origin = c.req.header('origin')
  return origin !== undefined && URL.canParse(origin) && new URL(origin).hostname !== new URL(c.req.url).hostname
}

/** A proxy that speaks https with the browsers may ask us without. */
const isSecure = (c: Context, { siteOrigin }: Asked) => [c.req.url, siteOrigin].some((url) => new URL(url).protocol === 'https:')
const cookieName = (c: Context, asked: Asked) => (isSecure(c, asked) ? '__Host-shop-session' : 'shop-session')

const oldestSeen = (now: Date) => new Date(now.getTime() - sessionDays * daySeconds * 1000)

/** Forgets the visitors who have not been here for 30 days, and their carts. */
export const forgetOldSessions = ({ db, now }: Deps) => db.query('delete from session where seen <= $1', [oldestSeen(now())])

/** The visitor's session (the hash of the cookie), if there is one that has not run out. */
export async function findSession(c: Context, asked: Asked): Promise<string | undefined> {
  const { db, now } = asked
  const token = getCookie(c, cookieName(c, asked))
  if (!token) return undefined
  const [row] = await db.query<{ hash: string }>('select hash from session where hash = $1 and seen > $2', [
    hashOf(token),
    oldestSeen(now()),
  ])
  return row?.hash
}

/** The id of the customer who is logged in with the visitor's session. */
export async function findCustomer(c: Context, deps: Asked): Promise<string | undefined> {
  const session = await findSession(c, deps)
  const [row] = session ? await deps.db.query<{ customer: string | null }>('select customer from session where hash = $1', [session]) : []
  return row?.customer ?? undefined
}

/** A new session, of a customer or of a visitor; answers what goes into the cookie. */
export async function beginSession({ db, now }: Pick<Deps, 'db' | 'now'>, customer?: string): Promise<string> {
  const token = randomBytes(sessionBytes).toString('base64url')
  await db.query('insert into session (hash, created, seen, customer) values ($1, $2, $2, $3)', [hashOf(token), now(), customer ?? null])
  return token
}

/** The visitor's session, begun now if there is none; its 30 days start again. Only for calls that store something. */
export async function openSession(c: Context, deps: Deps): Promise<string> {
  const known = await findSession(c, deps)
  if (known) await deps.db.query('update session set seen = $2 where hash = $1', [known, deps.now()])
  const token = (known && getCookie(c, cookieName(c, deps))) ?? (await beginSession(deps))
  const embedded = isEmbedded(c)
  setCookie(c, cookieName(c, deps), token, {
    httpOnly: true,
    path: '/',
    maxAge: sessionDays * daySeconds,
    ...(embedded ? { sameSite: 'None', secure: true, partitioned: true } : { sameSite: 'Lax', secure: isSecure(c, deps) }),
  })
  return hashOf(token)
}
