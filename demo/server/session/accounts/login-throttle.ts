import type { Limiter, Rule } from '../../http/limiter.ts'
import { tooMany } from '../../http/problem.ts'

const minute = 60
const hour = 3600

interface Limits {
  /** per client address */
  peer: Rule
  /** per account, whether it exists or not */
  account?: Rule
}

const limits = {
  login: { peer: { times: 100, seconds: minute }, account: { times: 10, seconds: 15 * minute } },
  register: { peer: { times: 60, seconds: hour } },
  // a repeated registration checks the password of the account, so passwords could be guessed here too
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
  /** Counts an attempt; throws a 429 with the time to wait if there were too many (R34). */
  consume(attempt: { peer: string; account?: string }): void
  /** Resets the count of an account after a successful login. */
  reset(account: string): void
}

/** Addresses that differ in case or spaces are the same account. */
const normalizeAccount = (account: string) => account.trim().toLowerCase()

/** Limits attempts per client and per account. */
export function createLoginThrottle(action: keyof typeof limits, limiterOf: (rule: Rule) => Limiter): LoginThrottle {
  const { peer, account }: Limits = limits[action]
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
