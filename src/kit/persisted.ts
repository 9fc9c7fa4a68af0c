import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { shared } from '../base/shared.ts'
import { guardedStorage, markExpendable, storedKeys } from '../base/storage/storage.ts'
import { stringify } from '../model/stringify.ts'
import { inOneTab } from './in-one-tab.ts'
import { pageSettings } from './settings.ts'

const storage = guardedStorage()
const noEvents = { addEventListener() {}, removeEventListener() {} }
// per copy of the kit: each copy of the library has its own engine
setPersistentEngine(storage, typeof window === 'undefined' ? noEvents : windowPersistentEvents)

export interface PersistedStore<T> extends WritableAtom<T> {
  /** Changes the newest value: what other tabs have stored meanwhile is read and merged first. */
  change(next: (current: T) => T): void
  /** The newest value, with changes of other tabs whose storage events have not fired yet. Does not change this store. */
  latest(): T
}

export interface PersistedOptions<T> {
  initial: T
  /** reads anything that may lie in the storage; `damaged` when something had to be left out */
  read: (value: unknown) => { value: T; damaged: boolean }
  /** joins the value of this tab with that of another: gives both tabs the same, and `theirs` itself when that is all there is */
  merge?: (mine: T, theirs: T) => T
  /** may be dropped when the storage is full */
  expendable?: boolean
}

/** Shape of what is stored: a newer one is not understood. */
const version = 1
const maxDamagedCopies = 3

/** Keeps a damaged text beside its key, the last three of them, before anything overwrites it (R22). */
function backUpDamaged(key: string, text: string) {
  const start = `${key}:corrupt:`
  const known = storedKeys(start).sort()
  if (known.some((old) => storage[old] === text)) return
  for (const old of known.slice(0, Math.max(0, known.length + 1 - maxDamagedCopies))) delete storage[old]
  const copy = `${start}${Date.now()}`
  markExpendable(copy)
  storage[copy] = text
  console.warn(`shop: stored "${key}" was damaged; what could be read is kept, the whole text is under "${copy}"`)
}

const isEnvelope = (value: unknown): value is { version: number; value: unknown } =>
  typeof value === 'object' && value !== null && 'version' in value && 'value' in value

/**
 * A store kept as one JSON value under `{storage prefix}:{name}`, the same in all tabs. Nothing that lies in the storage
 * makes it throw: what can be read is kept, the damaged text is put aside (R22..R24).
 */
export function persisted<T>(name: string, options: PersistedOptions<T>): PersistedStore<T> {
  const key = `${pageSettings().storagePrefix}:${name}`
  return shared(`persisted.${key}`, () => createPersisted(key, options))
}

function createPersisted<T>(key: string, { initial, read, merge, expendable }: PersistedOptions<T>): PersistedStore<T> {
  if (expendable) markExpendable(key)
  const encode = (value: T) => stringify({ version, value })

  const decode = (text: string): T => {
    try {
      const stored: unknown = JSON.parse(text)
      const newer = isEnvelope(stored) && stored.version > version
      const { value, damaged } = read(isEnvelope(stored) ? stored.value : stored)
      if (damaged || newer) backUpDamaged(key, text)
      return value
    } catch {
      backUpDamaged(key, text)
      return initial
    }
  }

  /** What this tab and the storage know together; a storage that lacks something gets it soon. */
  const mergeWithStored = (text: string | undefined): T => {
    const local = store.value as T
    if (text === undefined || text === encode(local)) return local
    const remote = decode(text)
    const merged = merge ? merge(local, remote) : remote
    if (merged !== remote) sync()
    return merged
  }

  let isSyncing = false
  /** Writes what the storage lacks, one tab after the other. */
  const sync = () => {
    if (isSyncing) return
    isSyncing = true
    const write = () => {
      const text = storage[key]
      const merged = mergeWithStored(text)
      isSyncing = false
      if (encode(merged) !== text) store.set(merged)
    }
    void inOneTab(key, write)
  }

  let store: WritableAtom<T>
  store = persistentAtom<T>(key, initial, {
    encode,
    // the first text is read before the store is there
    decode(text) {
      if (!store) return decode(text)
      // news of another tab may be older than what this one has stored since; only a merge has a use for it then
      return mergeWithStored(merge ? text : (storage[key] ?? text))
    },
  })

  return Object.assign(store, {
    change(next: (current: T) => T) {
      const before = mergeWithStored(storage[key])
      const after = next(before)
      if (after === before && before === store.value) return
      store.set(after)
      if (merge) sync()
    },
    latest: () => mergeWithStored(storage[key]),
  })
}
