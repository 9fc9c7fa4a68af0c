import { randomBytes } from 'node:crypto'

const keyBytes = 24
const maxEntries = 1000

/** Things that are handed over once, under a key that cannot be guessed, and only for `seconds`. */
export function makePassing<T>({ seconds, now }: { seconds: number; now: () => Date }) {
  const kept = new Map<string, { value: T; expires: number }>()
  return {
    leave(value: T): string {
      const key = randomBytes(keyBytes).toString('base64url')
      kept.set(key, { value, expires: now().getTime() + seconds * 1000 })
      for (const oldest of kept.keys()) {
        if (kept.size <= maxEntries) break
        kept.delete(oldest)
      }
      return key
    },
    take(key: string): T | undefined {
      const found = kept.get(key)
      kept.delete(key)
      return found && found.expires > now().getTime() ? found.value : undefined
    },
  }
}
