import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../context/app-env.ts'
import { Problem } from '../problem.ts'

/** Accepts forms of this origin only, so that no other site can submit them. */
export const ownForms: MiddlewareHandler<AppEnv> = async (c, next) => {
  const site = c.req.header('sec-fetch-site')
  const isOwn = c.req.header('origin') === new URL(c.req.url).origin && (site === undefined || site === 'same-origin')
  if (c.req.method === 'POST' && !isOwn) throw new Problem(403, 'OriginNotAllowed', 'This origin may not change data')
  await next()
}
