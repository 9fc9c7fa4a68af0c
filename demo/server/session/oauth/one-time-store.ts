import { randomBytes } from 'node:crypto'

const keyBytes = 24
const maxEntries = 1000

/** Things that are handed over once, under a key that cannot be guessed, and only for `seconds`. */
export function createOneTimeStore<T>({ seconds, now }: { seconds: number; now: () => Date }) {
  const entries = new Map<string, { value: T; expires: number }>()
  return {
    leave(value: T): string {
      const key = randomBytes(keyBytes).toString('base64url')
      entries.set(key, { value, expires: now().getTime() + seconds * 1000 })
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break
        entries.delete(oldest)
      }
      return key
    },
    take(key: string): T | undefined {
      const found = entries.get(key)
      entries.delete(key)
      return found && found.expires > now().getTime() ? found.value : undefined
    },
  }
}
