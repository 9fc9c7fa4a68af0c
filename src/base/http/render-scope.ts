import type { ReadableAtom } from 'nanostores'
import type { RemoteStore } from './remote.ts'

/** State of a server for one render, instead of the state that all elements of a page share. */
export interface RenderScope {
  /** value of a store, without subscribing to it */
  read<T>(store: ReadableAtom<T>): T
  /** the store of a request: loaded before this pass, or loading until a later one */
  remoteStore<T>(name: string, key: string, load: (signal: AbortSignal) => Promise<T>): RemoteStore<T>
  /** renders again after this work, such as the import of a chunk */
  wait(work: Promise<unknown>): void
}

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
