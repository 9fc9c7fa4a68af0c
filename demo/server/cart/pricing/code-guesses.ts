import { createLimiter } from '../../http/limiter.ts'
import { tooMany } from '../../http/problem.ts'

const windowSeconds = 600
/** different codes that lead nowhere, as somebody who guesses tries them */
const maxWrongCodes = 20
/** a shopper may leave a wrong code in a cart and go on changing it */
const maxWrongAttempts = 300

/** Blocks code guessing: after too many wrong codes, every code is refused for a while, valid ones too. */
export function makeCodeGuesses(now: () => Date) {
  const limit = (times: number) => createLimiter({ times, seconds: windowSeconds, now })
  const [codes, tries, known] = [limit(maxWrongCodes), limit(maxWrongAttempts), limit(1)]
  /** codes that are being looked up, by client: many at once are no way around the limit */
  const underWay = new Map<string, readonly string[]>()

  function check(client: string, code: string): void {
    const others = new Set(underWay.get(client)).add(code)
    const wait = Math.max(codes.wait(client), tries.wait(client), others.size > maxWrongCodes ? 1 : 0)
    if (wait) throw tooMany(wait)
  }

  /** Counts a failed try, and a distinct wrong code once. */
  function wrong(client: string, code: string): void {
    tries.take(client)
    if (!known.take(`${client} ${code}`)) codes.take(client)
  }

  return {
    /** What the code stands for; undefined counts as a guess of this client. Throws a 429 while it has to wait. */
    async find<T>(client: string, code: string, load: (code: string) => Promise<T | undefined>): Promise<T | undefined> {
      check(client, code)
      underWay.set(client, [...(underWay.get(client) ?? []), code])
      try {
        const found = await load(code)
        if (found === undefined) wrong(client, code)
        return found
      } finally {
        const left = underWay.get(client) ?? []
        const rest = left.toSpliced(left.indexOf(code), 1)
        if (rest.length > 0) underWay.set(client, rest)
        else underWay.delete(client)
      }
    },
  }
}
