import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/db.ts'
import { hashToken } from './token.ts'

/** A limit of `times` calls in the `seconds` after the first one. */
export interface Rule {
  /** identifies the counts; no other rule may have it */
  name: string
  times: number
  seconds: number
  /** what is limited burdens one process only, and is too cheap for a query */
  isPerProcess?: true
}

/** Counts the calls of a rule by key. Never fails: without the database, each process counts alone. */
export interface Limiter {
  /** Counts a call. Returns 0, or the whole seconds until the next one is allowed. */
  take(key: string): Promise<number>
  /** Returns the same as `take` without counting. */
  wait(key: string): Promise<number>
  /** Resets a key. */
  forget(key: string): Promise<void>
}

export interface Limiters {
  /** The limiter of a rule, the same one for all listeners of a shop. */
  of: (rule: Rule) => Limiter
  close(): Promise<void>
}

const maxKeys = 10_000

/** Remembers the keys used last. */
class BoundedMemory extends RateLimiterMemory {
  readonly #keys = new LRUCache<string, true>({ max: maxKeys, dispose: (_value, key, reason) => reason === 'evict' && this.delete(key) })

  override consume(...call: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    this.#keys.set(String(call[0]), true)
    return super.consume(...call)
  }
}

/** Processes on one PostgreSQL count together. */
export function createLimiters(db: Db): Limiters {
  const pool = db.openSidePool?.()
  const limiters = new Map<string, { rule: Rule; limiter: Limiter }>()
  const create = (rule: Rule): Limiter => {
    const { name, times, seconds, isPerProcess } = rule
    const limits = { points: times, duration: seconds, keyPrefix: name }
    const memory = new BoundedMemory(limits)
    if (!pool || isPerProcess) return toLimiter(memory, rule)
    const shared = new RateLimiterPostgres({
      ...limits,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      // a client that keeps trying costs no more queries
      inMemoryBlockOnConsumed: times + 1,
      insuranceLimiter: memory,
    })
    return toLimiter(shared, rule)
  }
  return {
    of: (rule) => {
      const known = limiters.get(rule.name)
      if (known && known.rule !== rule) throw new Error(`Two limits have the name ${rule.name}`)
      const limiter = known?.limiter ?? create(rule)
      limiters.set(rule.name, { rule, limiter })
      return limiter
    },
    close: async () => {
      await pool?.end()
    },
  }
}

const secondsIn = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

function toLimiter(library: RateLimiterMemory | RateLimiterPostgres, { times }: Rule): Limiter {
  // clients choose their keys: hashes have a fixed length, and do not show addresses
  return {
    take: async (key) => {
      try {
        await library.consume(hashToken(key))
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return secondsIn(refused.msBeforeNext)
        throw refused
      }
    },
    wait: async (key) => {
      const count = await library.get(hashToken(key))
      return count && count.consumedPoints >= times && count.msBeforeNext > 0 ? secondsIn(count.msBeforeNext) : 0
    },
    forget: async (key) => {
      await library.delete(hashToken(key))
    },
  }
}

/** Deletes the counts that no longer limit anything. */
export async function deleteExpiredLimits(db: Db): Promise<void> {
  await db.query('delete from rate_limit where expire < $1', [Date.now()])
}
