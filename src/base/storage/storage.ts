import { atom } from 'nanostores'
import { shared } from '../shared.ts'

export type StorageError = 'full' | 'denied'

/** Why what the shopper does is kept only until the page is left; undefined while storing works (R23). */
export const $storageError = shared('storage.trouble', () => atom<StorageError | undefined>())

/** Keys of what can be asked again: they make room when the storage is full. */
const expendable = shared('storage.expendable', () => new Set<string>())
const memory = shared('storage.memory', () => new Map<string, string>())

/** Marks a key as one that may be dropped to make room. */
export const markExpendable = (key: string) => expendable.add(key)

/** The browser's storage; null where it is denied, undefined where there is no browser. */
function browserStorage(): Storage | null | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

function read(key: string): string | undefined {
  if (memory.has(key)) return memory.get(key)
  try {
    return browserStorage()?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function tryWrite(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function evictExpendable(storage: Storage, exceptKey: string) {
  for (const key of expendable) if (key !== exceptKey) storage.removeItem(key)
}

function write(key: string, text: string): void {
  const storage = browserStorage()
  let stored = false
  try {
    if (storage) {
      stored = tryWrite(storage, key, text)
      if (!stored) {
        evictExpendable(storage, key)
        stored = tryWrite(storage, key, text)
      }
    }
  } catch {
    // a storage that does not even let go of a key is treated like a full one
  }
  if (stored) memory.delete(key)
  else memory.set(key, text)
  if (storage === undefined || expendable.has(key)) return
  const storageError = storage ? 'full' : 'denied'
  if ($storageError.get() !== (stored ? undefined : storageError)) $storageError.set(stored ? undefined : storageError)
}

function remove(key: string): void {
  memory.delete(key)
  try {
    browserStorage()?.removeItem(key)
  } catch {
    // denied: there was nothing but memory
  }
}

/** Keys that start with a text, in no particular order. */
export function storedKeys(start: string): string[] {
  const keys = new Set(memory.keys())
  try {
    for (const key of Object.keys(browserStorage() ?? {})) keys.add(key)
  } catch {
    // denied: memory is all there is
  }
  return [...keys].filter((key) => key.startsWith(start))
}

/** A record like localStorage that never throws: what the browser does not store lives in memory for this page view (R23). */
export function guardedStorage(): Record<string, string> {
  return new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
      has: (_, key) => typeof key === 'string' && read(key) !== undefined,
      set(_, key, text) {
        write(String(key), String(text))
        return true
      },
      deleteProperty(_, key) {
        remove(String(key))
        return true
      },
    },
  )
}
