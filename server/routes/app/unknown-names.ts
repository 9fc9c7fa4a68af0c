import { Hono } from 'hono'
import { findUnknown } from '../../catalogue/answers/find-unknown.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import type { Rule } from '../../http/limiter.ts'
import { tooMany } from '../../http/problem.ts'

/** the kit asks when a tag names what the shop does not have, which is rare */
const rateLimit: Rule = { name: 'unknown names', times: 120, seconds: 60, isPerProcess: true }

/**
 * GET /api/unknown-names: which of the given names the shop does not have, each with the nearest one that it has. For messages to the
 * author of a page. A parameter is a kind: `category`, `product-list`, `product`, `code`, `filter`, `attribute`, `sort`, `form`, `news` or `page`.
 */
export function unknownNameRoutes({ db, catalogue, limiterOf }: Deps) {
  const limiter = limiterOf(rateLimit)
  return new Hono<AppEnv>().get('/api/unknown-names', async (c) => {
    const wait = await limiter.take(c.env.peer)
    if (wait) throw tooMany(wait)
    const { reference } = catalogue.now()
    const unknown = await findUnknown({ db, reference }, new URL(c.req.url).searchParams)
    c.header('Cache-Control', 'public, max-age=60')
    return c.json(unknown)
  })
}
