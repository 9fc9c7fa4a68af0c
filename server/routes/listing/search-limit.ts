import type { Context } from 'hono'
import type { Admit } from '../../catalogue/index/search-cache.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { tooMany } from '../../http/problem.ts'

/** New phrases of one network. The window is short, so that browsers repeat a refused request by themselves. */
const searchRateLimit = { name: 'searches', times: 60, seconds: 10 }

/** Limits the searches that a client causes in the database. The shop's own requests, which render pages, have no address. */
export function limitSearches(limiterOf: Deps['limiterOf']): (c: Context<AppEnv>) => Admit {
  const limiter = limiterOf(searchRateLimit)
  return (c) => async () => {
    const { peer } = clientOf(c)
    const wait = peer === '' ? 0 : await limiter.take(peer)
    if (wait) throw tooMany(wait)
  }
}
