import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
import { stringify } from '../../model/stringify.ts'
import { getAndTouch, setBounded } from '../bounded-map.ts'
import { shared } from '../shared.ts'
import { onReconnect } from './reconnect.ts'
import { renderScope } from './render-scope.ts'
import type { Connection } from './request.ts'
import { takeSeeded } from './seeded.ts'

/** State of a request; `value` while it reloads or after it failed is the last good one. */
export type Remote<T> = { status: 'loading'; value?: T } | { status: 'ready'; value: T } | { status: 'failed'; error: unknown; value?: T }

export interface RemoteStore<T> extends ReadableAtom<Remote<T>> {
  /** sends the request again; keeps the last value while it loads */
  reload(): void
}

interface RemoteOptions<Query, T> {
  /** the value of a response that has already arrived: the store is ready at once and sends no request */
  preloaded?: (shop: Connection, query: Query) => T | undefined
  /** a value to show until the response arrives */
  seed?: (shop: Connection, query: Query) => T | undefined
}

/** The stores of a family by key, shared by all copies of the kit. */
export const remoteStores = <T>(name: string) => shared(`remote.${name}`, () => new Map<string, RemoteStore<T> & WritableAtom<Remote<T>>>())

const maxCachedStores = 60

/**
 * A family of stores, one per shop and query, shared by all elements with the same query. A store loads when it gets its first
 * subscriber, aborts its request when it loses the last one, and quietly retries a failed request when the shop can be
 * reached again. The most recently used stores are kept, so that going back needs no request.
 */
export function remote<Query, T>(
  name: string,
  load: (shop: Connection, query: Query, signal: AbortSignal) => Promise<T>,
  { preloaded, seed }: RemoteOptions<Query, T> = {},
) {
  return (shop: Connection, query: Query): RemoteStore<T> => {
    const stores = remoteStores<T>(name)
    const key = stringify([shop.apiBase, query])
    const known = getAndTouch(stores, key)
    if (known) return known
    const request = (signal: AbortSignal) => load(shop, query, signal)
    const create = () => {
      const ready = preloaded?.(shop, query) ?? (takeSeeded(name, key) as T | undefined)
      return createRemoteStore(request, ready === undefined ? loading(seed?.(shop, query)) : { status: 'ready' as const, value: ready })
    }
    const store = renderScope()?.remoteStore(name, key, request) ?? create()
    // `lc` is the number of listeners: typed by nanostores, but not in its guide (1.5.5, 2026-11-28)
    setBounded(stores, key, store, maxCachedStores, ({ lc: subscribers }) => subscribers === 0)
    return store
  }
}

/** Placeholder for a store while its query is unknown: always loading, never sends a request. */
export const $idle: RemoteStore<never> = Object.assign(atom<Remote<never>>({ status: 'loading' }), { reload() {} })

const loading = <T>(value: T | undefined): Remote<T> => ({ status: 'loading', ...(value !== undefined && { value }) })

function createRemoteStore<T>(load: (signal: AbortSignal) => Promise<T>, initial: Remote<T>): RemoteStore<T> {
  const $state = atom<Remote<T>>(initial)
  let active: AbortController | undefined
  const start = (isQuiet = false) => {
    active?.abort()
    const controller = new AbortController()
    active = controller
    const { status, value } = $state.get()
    if (status !== 'loading' && !isQuiet) $state.set(loading(value))
    load(controller.signal).then(
      (fresh) => !controller.signal.aborted && $state.set({ status: 'ready', value: fresh }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        const last = $state.get().value
        $state.set({ status: 'failed', error, ...(last !== undefined && { value: last }) })
      },
    )
  }
  onMount($state, () => {
    if ($state.get().status !== 'ready') start()
    const leave = onReconnect(() => {
      const { status, value } = $state.get()
      if (status === 'failed' || value === null) start(true)
    })
    return () => {
      leave()
      active?.abort()
      active = undefined
    }
  })
  return Object.assign($state, { reload: () => start() })
}
