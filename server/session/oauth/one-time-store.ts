import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const keyBytes = 24
const maxEntries = 1000

/** Values that can be read once within `seconds`, each under a random key. Keeps the newest 1,000. */
export function createOneTimeStore<T>({ seconds, now }: { seconds: number; now: () => Date }) {
  const entries = new LRUCache<string, { value: T; expires: number }>({ max: maxEntries })
  return {
    /** Stores a value and returns its key. */
    put(value: T): string {
      const key = randomBytes(keyBytes).toString('base64url')
      entries.set(key, { value, expires: now().getTime() + seconds * 1000 })
      return key
    },
    /** Removes and returns the value; undefined if the key is unknown, used or expired. */
    consume(key: string): T | undefined {
      const entry = entries.get(key)
      entries.delete(key)
      return entry && entry.expires > now().getTime() ? entry.value : undefined
    },
  }
}
