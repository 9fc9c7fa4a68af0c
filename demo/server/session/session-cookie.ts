import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../context/deps.ts'

export const sessionDays = 30
const daySeconds = 86_400

type CookieDeps = Pick<Deps, 'siteOrigin'>

/** Sites are compared by host name: other ports of a host are the same site, for browsers and for us. */
function isEmbedded(c: Context): boolean {
  const origin = c.req.header('origin')
  return origin !== undefined && URL.canParse(origin) && new URL(origin).hostname !== new URL(c.req.url).hostname
}

/** A proxy that speaks https with the browsers may ask us without. */
const isSecure = (c: Context, { siteOrigin }: CookieDeps) => [c.req.url, siteOrigin].some((url) => new URL(url).protocol === 'https:')
const cookieName = (c: Context, asked: CookieDeps) => (isSecure(c, asked) ? '__Host-shop-session' : 'shop-session')

/** The token of the visitor's session cookie. */
export const readSessionCookie = (c: Context, asked: CookieDeps): string | undefined => getCookie(c, cookieName(c, asked)) || undefined

/** Keeps the token of a session in the browser for 30 days (R31); an empty one takes the cookie away. */
export function writeSessionCookie(c: Context, asked: CookieDeps, token: string): void {
  const place = isEmbedded(c)
    ? ({ sameSite: 'None', secure: true, partitioned: true } as const)
    : ({ sameSite: 'Lax', secure: isSecure(c, asked) } as const)
  const maxAge = token ? sessionDays * daySeconds : 0
  setCookie(c, cookieName(c, asked), token, { httpOnly: true, path: '/', maxAge, ...place })
}
