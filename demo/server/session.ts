import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from './deps.ts'

const sessionDays = 30
const daySeconds = 86_400
const sessionBytes = 32

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Sites are compared by host name: other ports of a host are the same site, for browsers and for us. */
function isEmbedded(c: Context): boolean {
  const origin = c.req.header('origin')
  return origin !== undefined && URL.canParse(origin) && new URL(origin).hostname !== new URL(c.req.url).hostname
}

const isSecure = (c: Context) => new URL(c.req.url).protocol === 'https:'
const cookieName = (c: Context) => (isSecure(c) ? '__Host-shop-session' : 'shop-session')

const oldestSeen = (now: Date) => new Date(now.getTime() - sessionDays * daySeconds * 1000)

/** Forgets the visitors who have not been here for 30 days, and their carts. */
export const forgetOldSessions = ({ db, now }: Deps) => db.query('delete from session where seen <= $1', [oldestSeen(now())])

/** The visitor's session (the hash of the cookie), if there is one that has not run out. */
export async function findSession(c: Context, { db, now }: Deps): Promise<string | undefined> {
  const token = getCookie(c, cookieName(c))
  if (!token) return undefined
  const [row] = await db.query<{ hash: string }>('select hash from session where hash = $1 and seen > $2', [
    hashOf(token),
    oldestSeen(now()),
  ])
  return row?.hash
}

/** The visitor's session, begun now if there is none; its 30 days start again. Only for calls that store something. */
export async function openSession(c: Context, deps: Deps): Promise<string> {
  const known = await findSession(c, deps)
  const token = known ? (getCookie(c, cookieName(c)) ?? '') : randomBytes(sessionBytes).toString('base64url')
  await deps.db.query(
    'insert into session (hash, created, seen) values ($1, $2, $2) on conflict (hash) do update set seen = excluded.seen',
    [hashOf(token), deps.now()],
  )
  const embedded = isEmbedded(c)
  setCookie(c, cookieName(c), token, {
    httpOnly: true,
    path: '/',
    maxAge: sessionDays * daySeconds,
    ...(embedded ? { sameSite: 'None', secure: true, partitioned: true } : { sameSite: 'Lax', secure: isSecure(c) }),
  })
  return hashOf(token)
}
