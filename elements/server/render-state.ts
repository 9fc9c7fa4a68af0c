import { atom, type ReadableAtom } from 'nanostores'
import type { Remote } from '../../src/base/http/remote.ts'
import { type RenderScope, withRenderScope } from '../../src/base/http/render-scope.ts'
import { isPublicRemote } from '../../src/base/http/seed.ts'
import { $sanitizer } from '../../src/base/security/safe-html.ts'
import { withRegistry } from '../../src/base/shared.ts'
import { serverSanitizer } from './sanitizer.ts'
import type { ShopData } from './shop-data.ts'

/** A loaded store of a shop. */
export interface UsedValue {
  name: string
  key: string
  value: unknown
}

/** The state of one page that a server renders. Its tags share what they load and never see two versions of a value. */
export interface RenderState {
  data: ShopData
  /** values of stores that the URL of the page decides */
  fixed: Map<ReadableAtom, unknown>
  /** loaded values by name and key */
  values: Map<string, UsedValue>
}

/** The maximum number of passes, for chains of requests: configuration, route, list, filters, page. */
const maxPasses = 6

/** Result of the passes of one tag. */
export interface Rendered<T> {
  result: T
  /** the public values that the last pass has used */
  used: UsedValue[]
}

/**
 * Renders until nothing new was read: each pass collects the stores that have not loaded, which load before the next one. A
 * pass is synchronous and has its own registry, so concurrent renders share nothing but the loaded values of their shop.
 * Rejects if a request fails.
 */
export async function renderInPasses<T>(state: RenderState, render: () => T): Promise<Rendered<T>> {
  for (let pass = 1; ; pass++) {
    const { result, used, work } = runPass(state, render)
    const ready = Promise.all(work)
    if (work.length === 0) return { result, used }
    if (pass === maxPasses) {
      ready.catch(() => {}) // the browser loads the rest
      return { result, used }
    }
    await ready
  }
}

/** The value of a store that has loaded; the one that this page saw first. */
export function findValue({ data, values }: RenderState, name: string, key: string): UsedValue | undefined {
  const id = `${name}\n${key}`
  const known = values.get(id)
  if (known) return known
  const loaded = data.get(id)
  if (!loaded) return undefined
  const found = { name, key, value: loaded.value }
  values.set(id, found)
  return found
}

function runPass<T>(state: RenderState, render: () => T) {
  const used = new Map<string, UsedValue>()
  const work: Promise<unknown>[] = []
  const remotes = new Set<ReadableAtom>()
  const reads = new Map<ReadableAtom, unknown>()
  const registry = new Map<string, unknown>()
  const inScope = <R>(act: () => R): R => withRegistry(registry, () => withRenderScope(scope, act))
  const loadLater = (name: string, key: string, load: (signal: AbortSignal) => Promise<unknown>) => {
    const id = `${name}\n${key}`
    const started = state.data.load(id, () => inScope(() => load(new AbortController().signal)))
    work.push(started.then(({ value }) => state.values.set(id, { name, key, value })))
  }
  /** `get` mounts a store: once per pass, and never one with an initial value, because a persisted one would read its storage. */
  const readOnce = (store: ReadableAtom): unknown =>
    !remotes.has(store) && 'init' in store && store.init !== undefined ? store.init : store.get()
  const scope: RenderScope = {
    read<V>(store: ReadableAtom<V>): V {
      if (store === $sanitizer) return readSanitizer() as V
      if (state.fixed.has(store)) return state.fixed.get(store) as V
      if (!reads.has(store)) reads.set(store, readOnce(store))
      return reads.get(store) as V
    },
    remoteStore<V>(name: string, key: string, load: (signal: AbortSignal) => Promise<V>) {
      const found = isPublicRemote(name) ? findValue(state, name, key) : undefined
      if (found) used.set(`${name}\n${key}`, found)
      else if (isPublicRemote(name)) pendingLoads.push([name, key, load])
      const $store = atom<Remote<V>>(found ? { status: 'ready', value: found.value as V } : { status: 'loading' })
      remotes.add($store)
      return Object.assign($store, { reload() {} })
    },
    wait: (promise) => work.push(promise),
  }
  const pendingLoads: [name: string, key: string, load: (signal: AbortSignal) => Promise<unknown>][] = []
  const readSanitizer = () => {
    if (!sanitizer) work.push(serverSanitizer().then((ready) => (sanitizer = ready)))
    return sanitizer
  }
  const result = inScope(render)
  // after the pass: loading may create a store that the pass did not
  for (const pending of pendingLoads) loadLater(...pending)
  return { result, used: [...used.values()], work }
}

let sanitizer: Awaited<ReturnType<typeof serverSanitizer>> | undefined
