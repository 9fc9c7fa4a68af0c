import { createLimiter } from '../../http/limiter.ts'
import { tooMany } from '../../http/problem.ts'

const windowSeconds = 600
/** distinct wrong codes: guesses */
const maxWrongCodes = 20
/** attempts with wrong codes; higher, because a cart resends its wrong code at every change */
const maxWrongAttempts = 300

/** Blocks code guessing: after too many wrong codes, every code is rejected for a while, valid ones included. */
export function makeCodeGuesses(now: () => Date) {
  const limit = (times: number) => createLimiter({ times, seconds: windowSeconds, now })
  const [codes, attempts, seen] = [limit(maxWrongCodes), limit(maxWrongAttempts), limit(1)]
  /** codes being looked up, by client: concurrent requests must not bypass the limit */
  const pending = new Map<string, readonly string[]>()

  function check(client: string, code: string): void {
    const others = new Set(pending.get(client)).add(code)
    const wait = Math.max(codes.wait(client), attempts.wait(client), others.size > maxWrongCodes ? 1 : 0)
    if (wait) throw tooMany(wait)
  }

  /** Counts a failed attempt, and each distinct wrong code once. */
  function countWrong(client: string, code: string): void {
    attempts.take(client)
    if (!seen.take(`${client} ${code}`)) codes.take(client)
  }

  return {
    /** Loads a code; undefined counts as a guess of this client. Throws a 429 while the client is blocked. */
    async find<T>(client: string, code: string, load: (code: string) => Promise<T | undefined>): Promise<T | undefined> {
      check(client, code)
      pending.set(client, [...(pending.get(client) ?? []), code])
      try {
        const found = await load(code)
        if (found === undefined) countWrong(client, code)
        return found
      } finally {
        const left = pending.get(client) ?? []
        const rest = left.toSpliced(left.indexOf(code), 1)
        if (rest.length > 0) pending.set(client, rest)
        else pending.delete(client)
      }
    },
  }
}
