import { BoundedMap } from './bounded-map.ts'
import { hashToken } from './token.ts'

/** A limit of `times` calls per `seconds`. */
export interface Rule {
  times: number
  seconds: number
}

const maxKeys = 10_000

/**
 * A sliding-window rate limiter. `take` counts a call and returns 0, or the whole seconds until the next call is allowed;
 * `wait` returns the same without counting; `forget` resets a key. Remembers the 10,000 keys used last.
 */
export function createLimiter({ times, seconds, now }: Rule & { now: () => Date }) {
  // hashes keys because clients choose them, and they can be as long as a request body
  const calls = new BoundedMap<string, number[]>(maxKeys)
  const inspect = (key: string) => {
    const time = now().getTime() / 1000
    const recent = (calls.get(key) ?? []).filter((call) => call > time - seconds)
    const oldest = recent[0]
    const isFull = recent.length >= times && oldest !== undefined
    return { time, recent, wait: isFull ? Math.max(1, Math.ceil(oldest + seconds - time)) : 0 }
  }
  return {
    wait: (name: string): number => inspect(hashToken(name)).wait,
    forget: (name: string): boolean => calls.delete(hashToken(name)),
    take(name: string): number {
      const key = hashToken(name)
      const { time, recent, wait } = inspect(key)
      calls.set(key, wait ? recent : [...recent, time])
      return wait
    },
  }
}

export type Limiter = ReturnType<typeof createLimiter>

/** Returns one limiter per rule, so that all listeners of a shop count together. */
export function sharedLimiters(now: () => Date): (rule: Rule) => Limiter {
  const limiters = new Map<Rule, Limiter>()
  return (rule) => {
    const limiter = limiters.get(rule) ?? createLimiter({ ...rule, now })
    limiters.set(rule, limiter)
    return limiter
  }
}
