import { hash, verify } from '@node-rs/argon2'
import { tooMany } from '../../http/problem.ts'
import { QueueFullError, workQueue } from '../../http/work-queue.ts'

/** argon2id with the parameters that OWASP recommends: 19 MiB, 2 iterations, 1 thread */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** leaves threads of the pool free for other requests */
const maxConcurrent = 2
const maxQueued = 40
const retryAfterSeconds = 2

/** hash of a random password: a login without an account takes as long as one with an account (R33) */
const dummyHash = hash(crypto.randomUUID(), cost)

interface HasPassword {
  /** argon2id hash; null: none */
  password: string | null
}

export interface Passwords {
  /** Returns the argon2id hash of a password. */
  hash(password: string): Promise<string>
  /**
   * Returns the account that `find` loads if the password is right; otherwise undefined, after the same work for a wrong
   * password, an account without one and no account. Calls `find` within the queue, to protect the database from floods too.
   */
  match<T extends HasPassword>(password: string, find: () => Promise<T | undefined>): Promise<T | undefined>
  /** Throws a 429 if the queue is full. */
  admit(): void
  /** number of hashes and checks so far */
  readonly runs: number
}

/** Keyboards differ in how they compose characters such as é. */
const normalise = (password: string) => password.normalize('NFC')

/** Hashes and checks passwords in a bounded queue, so that a flood of logins does not block the shop (R34). */
export function makePasswords(): Passwords {
  const queue = workQueue({ parallel: maxConcurrent, maxQueued })
  let [runs, pending] = [0, 0]
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    pending += 1
    try {
      return await queue.now(() => {
        runs += 1
        return work()
      })
    } catch (error) {
      throw error instanceof QueueFullError ? tooMany(retryAfterSeconds) : error
    } finally {
      pending -= 1
    }
  }
  return {
    hash: (password) => run(() => hash(normalise(password), cost)),
    match: (password, find) =>
      run(async () => {
        const account = await find()
        const isMatch = await verify(account?.password ?? (await dummyHash), normalise(password))
        return isMatch && account?.password ? account : undefined
      }),
    admit: () => {
      if (pending >= maxConcurrent + maxQueued) throw tooMany(retryAfterSeconds)
    },
    get runs() {
      return runs
    },
  }
}
