import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { afterFrame } from '../base/dom/page-events.ts'
import { withServerValue } from '../base/server-value.ts'
import { shared } from '../base/shared.ts'
import { deferredStorage, guardedStorage, markExpendable, readStored, storedKeys } from '../base/storage/storage.ts'
import { stringify } from '../model/stringify.ts'
import { inOneTab } from './in-one-tab.ts'
import { pageSettings } from './settings.ts'

const storage = guardedStorage()
const noEvents = { addEventListener() {}, removeEventListener() {} }
// not shared between copies of the kit: each bundles its own @nanostores/persistent
setPersistentEngine(deferredStorage(), typeof window === 'undefined' ? noEvents : windowPersistentEvents)

export interface PersistedStore<T> extends WritableAtom<T> {
  /** Updates the store. Reads and merges the value of other tabs first. */
  change(next: (current: T) => T): void
  /** The newest value, with changes of other tabs whose storage events have not fired yet. Does not change this store. */
  latest(): T
}

export interface PersistedOptions<T> {
  initial: T
  /** parses a stored value of any shape; `damaged` if parts were dropped */
  read: (value: unknown) => { value: T; damaged: boolean }
  /** merges the values of two tabs; must give the same result in both, and return `theirs` itself if `mine` adds nothing */
  merge?: (mine: T, theirs: T) => T
  /** may be evicted when the storage is full */
  expendable?: boolean
}

/** Version of the stored format; a value of a newer one is backed up before it is overwritten. */
const version = 1
const maxDamagedCopies = 3

/** Copies a corrupt text to another key before it is overwritten; keeps the last three copies (R22). */
function backUpDamaged(key: string, text: string) {
  const start = `${key}:corrupt:`
  const known = storedKeys(start).sort()
  if (known.some((old) => storage[old] === text)) return
  for (const old of known.slice(0, Math.max(0, known.length + 1 - maxDamagedCopies))) delete storage[old]
  const copy = `${start}${Date.now()}`
  markExpendable(copy)
  storage[copy] = text
  console.warn(`shop: stored "${key}" was corrupt; valid parts are kept, the raw text is backed up as "${copy}"`)
}

const isEnvelope = (value: unknown): value is { version: number; value: unknown } =>
  typeof value === 'object' && value !== null && 'version' in value && 'value' in value

/**
 * A store in localStorage under `{storage prefix}:{name}`, as one JSON value synchronized between tabs. Never throws on stored
 * data: keeps the valid parts and backs up a corrupt text (R22..R24).
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

  /** Merges a stored text into the value of this tab; schedules a write if the result differs from the text. */
  const mergeWithStored = (text: string | undefined): T => {
    const local = store.value as T
    if (text === undefined || text === encode(local)) return local
    const remote = decode(text)
    const merged = merge ? merge(local, remote) : remote
    if (merged !== remote) sync()
    return merged
  }

  let isSyncing = false
  /** Writes the merged value after the next frame, under a lock so that tabs do not overwrite each other. */
  const sync = () => {
    if (isSyncing) return
    isSyncing = true
    const write = () => {
      const stored = readStored(key)
      const merged = mergeWithStored(stored)
      isSyncing = false
      const text = encode(merged)
      if (text === stored) return
      store.set(merged)
      storage[key] = text // now, while no other tab writes
    }
    afterFrame(() => void inOneTab(key, write))
  }

  let store: WritableAtom<T>
  store = persistentAtom<T>(key, initial, {
    encode,
    // persistentAtom decodes the first text before it returns
    decode(text) {
      if (!store) return decode(text)
      // the text of a storage event may be older than the last write of this tab: only a merge can use it
      return mergeWithStored(merge ? text : (storage[key] ?? text))
    },
  })

  // its own initial value is the stored one, which no server knows: markup hydrated with it would stay without it
  return Object.assign(withServerValue(store, initial), {
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
