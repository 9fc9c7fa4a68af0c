import { hashToken } from './token.ts'

/** How often something may be done. */
export interface Rule {
  times: number
  seconds: number
}

/**
 * Lets each key through `times` in `seconds`. `take` answers 0 or the whole seconds to wait, `wait` the same without
 * counting; `forget` begins a key anew. Keeps at most 10,000 keys.
 */
export function createLimiter({ times, seconds, now }: Rule & { now: () => Date }) {
  const maxKeys = 10_000
  // by hash: a key may be a text of a stranger, as long as a body may be
  const visits = new Map<string, number[]>()
  const look = (key: string) => {
    const at = now().getTime() / 1000
    const recent = (visits.get(key) ?? []).filter((visit) => visit > at - seconds)
    const oldest = recent[0]
    const isFull = recent.length >= times && oldest !== undefined
    return { at, recent, wait: isFull ? Math.max(1, Math.ceil(oldest + seconds - at)) : 0 }
  }
  return {
    wait: (name: string): number => look(hashToken(name)).wait,
    forget: (name: string): boolean => visits.delete(hashToken(name)),
    take(name: string): number {
      const key = hashToken(name)
      const { at, recent, wait } = look(key)
      visits.delete(key)
      visits.set(key, wait ? recent : [...recent, at])
      for (const known of visits.keys()) {
        if (visits.size <= maxKeys) break
        visits.delete(known)
      }
      return wait
    },
  }
}

export type Limiter = ReturnType<typeof createLimiter>

/** The one limiter of each rule: whichever listener of a shop is asked, they count together. */
export function sharedLimiters(now: () => Date): (rule: Rule) => Limiter {
  const known = new Map<Rule, Limiter>()
  return (rule) => {
    const limiter = known.get(rule) ?? createLimiter({ ...rule, now })
    known.set(rule, limiter)
    return limiter
  }
}
