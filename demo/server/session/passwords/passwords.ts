import { hash, verify } from '@node-rs/argon2'
import { tooMany } from '../../http/problem.ts'
import { QueueFullError, workQueue } from '../../http/work-queue.ts'

/** argon2id as the OWASP asks for: 19 MiB, twice, one thread; the same for every password */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** the other threads of the process stay free for the rest of the shop */
const maxConcurrent = 2
const maxQueued = 40
const retryAfterSeconds = 2

/** the hash of a password that nobody knows: who has no account is checked as long as who has one (R33) */
const dummyHash = hash(crypto.randomUUID(), cost)

interface HasPassword {
  /** argon2id hash; null: none */
  password: string | null
}

export interface Passwords {
  /** What is kept of a password. */
  hash(password: string): Promise<string>
  /**
   * The account that `find` looks up, if the password is that of the account: undefined for a wrong one and, after the same
   * work, for an account without a password and for none. Looked up in its turn, so that a flood keeps off the database too.
   */
  match<T extends HasPassword>(password: string, find: () => Promise<T | undefined>): Promise<T | undefined>
  /** Refuses with a 429 when too many passwords wait to be looked at. */
  admit(): void
  /** how many were hashed or checked so far */
  readonly runs: number
}

/** An é may be written in two ways, and keyboards differ. */
const plain = (password: string) => password.normalize('NFC')

/** Hashes and checks passwords, a few at a time: whoever floods the shop with logins does not stop it (R34). */
export function makePasswords(): Passwords {
  const queue = workQueue({ parallel: maxConcurrent, maxQueued })
  let [runs, open] = [0, 0]
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    open += 1
    try {
      return await queue.now(() => {
        runs += 1
        return work()
      })
    } catch (error) {
      throw error instanceof QueueFullError ? tooMany(retryAfterSeconds) : error
    } finally {
      open -= 1
    }
  }
  return {
    hash: (password) => run(() => hash(plain(password), cost)),
    match: (password, find) =>
      run(async () => {
        const account = await find()
        const isMatch = await verify(account?.password ?? (await dummyHash), plain(password))
        return isMatch && account?.password ? account : undefined
      }),
    admit: () => {
      if (open >= maxConcurrent + maxQueued) throw tooMany(retryAfterSeconds)
    },
    get runs() {
      return runs
    },
  }
}
