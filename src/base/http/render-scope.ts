import type { ReadableAtom } from 'nanostores'
import type { RemoteStore } from './remote.ts'

/** What a server keeps for one render, in place of the state that all elements of a page share. */
export interface RenderScope {
  /** value of a store, without subscribing to it */
  read<T>(store: ReadableAtom<T>): T
  /** the store of a request: loaded before this pass, or loading until a later one */
  remoteStore<T>(name: string, key: string, load: (signal: AbortSignal) => Promise<T>): RemoteStore<T>
  /** renders again after this work, such as the import of a chunk */
  wait(work: Promise<unknown>): void
}

/** What a server renders for a store whose value is known only in a browser. */
const serverValues = new WeakMap<ReadableAtom, unknown>()

/**
 * Sets the value that a server renders for a store, in place of its initial one. In a browser, the first render of markup from
 * a server uses it too, then the current value.
 */
export function withServerValue<S extends ReadableAtom>(store: S, value: unknown): S {
  serverValues.set(store, value)
  return store
}

/** A function that returns the value of `withServerValue`; undefined if the store has none. */
export const serverValueOf = (store: ReadableAtom): (() => unknown) | undefined =>
  serverValues.has(store) ? () => serverValues.get(store) : undefined

let current: RenderScope | undefined

/** The render in progress on a server; always undefined in a browser. */
export const renderScope = (): RenderScope | undefined => current

/** Runs synchronous work of one render. A render that awaits must enter its scope again, so that two of them never mix. */
export function withRenderScope<T>(scope: RenderScope, work: () => T): T {
  const outer = current
  current = scope
  try {
    return work()
  } finally {
    current = outer
  }
}
