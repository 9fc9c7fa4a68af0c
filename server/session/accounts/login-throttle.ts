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

const perPeer = (action: string, times: number, seconds: number): Rule => ({ name: `${action} by address`, times, seconds })
const perAccount = (action: string, times: number, seconds: number): Rule => ({ name: `${action} by account`, times, seconds })

const limits = {
  login: { peer: perPeer('login', 100, minute), account: perAccount('login', 10, 15 * minute) },
  register: { peer: perPeer('registration', 60, hour) },
  // a repeated registration checks the password of the account, so passwords could be guessed here too
  registerAgain: { peer: perPeer('repeated registration', 60, hour), account: perAccount('repeated registration', 10, 15 * minute) },
  reset: { peer: perPeer('reset', 60, hour), account: perAccount('reset', 5, hour) },
  resend: { peer: perPeer('confirmation mail', 60, hour), account: perAccount('confirmation mail', 5, hour) },
  approve: { peer: perPeer('confirmation', 60, minute) },
  setPassword: { peer: perPeer('new password', 30, minute) },
  updatePassword: { peer: perPeer('password change', 30, minute), account: perAccount('password change', 10, hour) },
  impersonate: { peer: perPeer('impersonation', 30, minute) },
  operator: { peer: perPeer('operator', 30, minute), account: perAccount('operator', 10, 15 * minute) },
} satisfies Record<string, Limits>

export interface LoginThrottle {
  /** Counts an attempt; throws a 429 with the time to wait if there were too many (R34). */
  consume(attempt: { peer: string; account?: string }): Promise<void>
  /** Resets the count of an account after a successful login. */
  reset(account: string): Promise<void>
}

/** Addresses that differ in case or spaces are the same account. */
const normalizeAccount = (account: string) => account.trim().toLowerCase()

/** Limits attempts per client and per account. */
export function createLoginThrottle(action: keyof typeof limits, limiterOf: (rule: Rule) => Limiter): LoginThrottle {
  const { peer, account }: Limits = limits[action]
  const byPeer = limiterOf(peer)
  const byAccount = account && limiterOf(account)
  return {
    consume: async (attempt) => {
      let wait = await byPeer.take(attempt.peer)
      if (!wait && byAccount && attempt.account !== undefined) wait = await byAccount.take(normalizeAccount(attempt.account))
      if (wait) throw tooMany(wait)
    },
    reset: async (name) => byAccount?.forget(normalizeAccount(name)),
  }
}
