import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../context/app-env.ts'

/** Policy for data: nothing runs if a browser renders it as a page. */
const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // allow-popups: the sign-in popups of providers post their result to the opener
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/** A year, for this host only: its owner may have others without HTTPS. */
const onlyHttps = 'max-age=31536000'

/** Adds the security headers to every response (R47); headers set by a route take precedence. */
export const secureHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(always)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  if (c.env?.isHttps) c.res.headers.set('Strict-Transport-Security', onlyHttps)
  if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', dataPolicy)
  if (!c.res.headers.has('Cross-Origin-Resource-Policy')) c.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin')
}
