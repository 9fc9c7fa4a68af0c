import type { Limiter, Rule } from '../../http/limiter.ts'
import { tooMany } from '../../http/problem.ts'

const seconds = 600
/** distinct wrong codes: guesses */
const maxWrongCodes = 20
const wrongCodeRule: Rule = { name: 'wrong codes', times: maxWrongCodes, seconds }
/** attempts with wrong codes; higher, because a cart resends its wrong code at every change */
const wrongAttemptRule: Rule = { name: 'attempts with wrong codes', times: 300, seconds }
const seenCodeRule: Rule = { name: 'a wrong code', times: 1, seconds }

/** Blocks code guessing: after too many wrong codes, every code is rejected for a while, valid ones included. */
export function makeCodeGuesses(limiterOf: (rule: Rule) => Limiter) {
  const [codes, attempts, seen] = [limiterOf(wrongCodeRule), limiterOf(wrongAttemptRule), limiterOf(seenCodeRule)]
  /** codes being looked up, by client: concurrent requests must not bypass the limit */
  const pending = new Map<string, readonly string[]>()

  async function check(client: string): Promise<void> {
    const others = new Set(pending.get(client)).size
    const waits = await Promise.all([codes.wait(client), attempts.wait(client)])
    const wait = Math.max(others > maxWrongCodes ? 1 : 0, ...waits)
    if (wait) throw tooMany(wait)
  }

  /** Counts a failed attempt, and each distinct wrong code once. */
  async function countWrong(client: string, code: string): Promise<void> {
    await attempts.take(client)
    if (!(await seen.take(`${client} ${code}`))) await codes.take(client)
  }

  return {
    /** Loads a code; undefined counts as a guess of this client. Throws a 429 while the client is blocked. */
    async find<T>(client: string, code: string, load: (code: string) => Promise<T | undefined>): Promise<T | undefined> {
      pending.set(client, [...(pending.get(client) ?? []), code])
      try {
        await check(client)
        const found = await load(code)
        if (found === undefined) await countWrong(client, code)
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
