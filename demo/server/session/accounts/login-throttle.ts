import type { Limiter, Rule } from '../../http/limiter.ts'
import { tooMany } from '../../http/problem.ts'

const minute = 60
const hour = 3600

interface Limits {
  /** of one computer at the other end of the connection */
  peer: Rule
  /** of one account, whether it exists or not */
  account?: Rule
}

const limits = {
  login: { peer: { times: 100, seconds: minute }, account: { times: 10, seconds: 15 * minute } },
  register: { peer: { times: 60, seconds: hour } },
  // the same once more has to know the password, which may be guessed there too
  registerAgain: { peer: { times: 60, seconds: hour }, account: { times: 10, seconds: 15 * minute } },
  reset: { peer: { times: 60, seconds: hour }, account: { times: 5, seconds: hour } },
  resend: { peer: { times: 60, seconds: hour }, account: { times: 5, seconds: hour } },
  approve: { peer: { times: 60, seconds: minute } },
  setPassword: { peer: { times: 30, seconds: minute } },
  updatePassword: { peer: { times: 30, seconds: minute }, account: { times: 10, seconds: hour } },
  impersonate: { peer: { times: 30, seconds: minute } },
  operator: { peer: { times: 30, seconds: minute }, account: { times: 10, seconds: 15 * minute } },
} satisfies Record<string, Limits>

export interface LoginThrottle {
  /** Counts an attempt; a 429 says how long to wait (R34). */
  consume(attempt: { peer: string; account?: string }): void
  /** Forgets what was counted for an account: it was its owner. */
  reset(account: string): void
}

/** However an address is written, it is one account. */
const normalizeAccount = (account: string) => account.trim().toLowerCase()

/** How often something may be tried, by each computer and on each account. */
export function createLoginThrottle(what: keyof typeof limits, limiterOf: (rule: Rule) => Limiter): LoginThrottle {
  const { peer, account }: Limits = limits[what]
  const byPeer = limiterOf(peer)
  const byAccount = account && limiterOf(account)
  return {
    consume: (attempt) => {
      const wait =
        byPeer.take(attempt.peer) || (attempt.account === undefined ? 0 : (byAccount?.take(normalizeAccount(attempt.account)) ?? 0))
      if (wait) throw tooMany(wait)
    },
    reset: (name) => byAccount?.forget(normalizeAccount(name)),
  }
}
