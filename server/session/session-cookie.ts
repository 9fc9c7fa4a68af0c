import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../context/deps.ts'

export const sessionDays = 30
const daySeconds = 86_400

type CookieDeps = Pick<Deps, 'siteOrigin'>

/** Compares host names, because browsers treat the ports of a host as one site. */
function isEmbedded(c: Context): boolean {
  const origin = c.req.header('origin')
  return origin !== undefined && URL.canParse(origin) && new URL(origin).hostname !== new URL(c.req.url).hostname
}

/** Also checks `siteOrigin`: a proxy may terminate https and forward plain http. */
const isSecure = (c: Context, { siteOrigin }: CookieDeps) => [c.req.url, siteOrigin].some((url) => new URL(url).protocol === 'https:')
const cookieName = (c: Context, deps: CookieDeps) => (isSecure(c, deps) ? '__Host-shop-session' : 'shop-session')

/** The token of the visitor's session cookie. */
export const readSessionCookie = (c: Context, deps: CookieDeps): string | undefined => getCookie(c, cookieName(c, deps)) || undefined

/** Sets the session cookie for 30 days (R31); an empty token deletes it. */
export function writeSessionCookie(c: Context, deps: CookieDeps, token: string): void {
  const place = isEmbedded(c)
    ? ({ sameSite: 'None', secure: true, partitioned: true } as const)
    : ({ sameSite: 'Lax', secure: isSecure(c, deps) } as const)
  const maxAge = token ? sessionDays * daySeconds : 0
  setCookie(c, cookieName(c, deps), token, { httpOnly: true, path: '/', maxAge, ...place })
}
