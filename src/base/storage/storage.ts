import { atom } from 'nanostores'
import { afterFrame, onPageHidden } from '../dom/page-events.ts'
import { shared } from '../shared.ts'

export type StorageError = 'full' | 'denied'

/** Why changes are kept in memory only; undefined while storing works (R23). */
export const $storageError = shared('storage.trouble', () => atom<StorageError | undefined>())

/** Keys of caches, which are evicted when the storage is full. */
const expendable = shared('storage.expendable', () => new Set<string>())
const memory = shared('storage.memory', () => new Map<string, string>())
/** Values that are stored after the next frame. */
const pending = shared('storage.pending', () => new Map<string, string>())

/** Lets a key be evicted when the storage is full. */
export const markExpendable = (key: string) => expendable.add(key)

/** localStorage; null if the browser blocks access, undefined without a browser. */
function browserStorage(): Storage | null | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

function read(key: string): string | undefined {
  return pending.get(key) ?? readStored(key)
}

/** The stored value, which a pending one may be about to replace. Another tab may have written it. */
export function readStored(key: string): string | undefined {
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
  pending.delete(key)
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
    // eviction failed: treated like a full storage
  }
  if (stored) memory.delete(key)
  else memory.set(key, text)
  if (storage === undefined || expendable.has(key)) return
  const storageError = storage ? 'full' : 'denied'
  if ($storageError.get() !== (stored ? undefined : storageError)) $storageError.set(stored ? undefined : storageError)
}

function remove(key: string): void {
  pending.delete(key)
  memory.delete(key)
  try {
    browserStorage()?.removeItem(key)
  } catch {
    // blocked: the value was in memory only
  }
}

/** Keys with a prefix, in no particular order. */
export function storedKeys(start: string): string[] {
  const keys = new Set([...memory.keys(), ...pending.keys()])
  try {
    for (const key of Object.keys(browserStorage() ?? {})) keys.add(key)
  } catch {
    // blocked: keys in memory only
  }
  return [...keys].filter((key) => key.startsWith(start))
}

/** Stores all pending values now. */
export function writePending(): void {
  for (const [key, text] of pending) write(key, text)
}

const flushing = shared('storage.flushing', () => ({ isPrepared: false, isScheduled: false }))

function writeAfterFrame(key: string, text: string): void {
  pending.set(key, text)
  if (!flushing.isPrepared) onPageHidden(writePending) // a hidden page has no frames
  flushing.isPrepared = true
  if (flushing.isScheduled) return
  flushing.isScheduled = true
  afterFrame(() => {
    flushing.isScheduled = false
    writePending()
  })
}

const recordThat = (set: (key: string, text: string) => void): Record<string, string> =>
  new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
      has: (_, key) => typeof key === 'string' && read(key) !== undefined,
      set(_, key, text) {
        set(String(key), String(text))
        return true
      },
      deleteProperty(_, key) {
        remove(String(key))
        return true
      },
    },
  )

/** A record like localStorage that never throws. Values that the browser does not store stay in memory until the page unloads (R23). */
export const guardedStorage = (): Record<string, string> => recordThat(write)

/** The same, but a value is stored after the next frame: the page shows a change before the browser has written it. */
export const deferredStorage = (): Record<string, string> => recordThat(writeAfterFrame)
