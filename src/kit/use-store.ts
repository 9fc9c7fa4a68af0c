import { useStore as useNanostore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { renderScope } from '../base/http/render-scope.ts'
import { serverValueOf } from '../base/server-value.ts'

/**
 * Subscribes to a store. A server reads without subscribing; like it, the first render of prerendered markup uses the store's
 * server value, or else its initial value. A computed store has no initial value: its current one is used.
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  const scope = renderScope()
  if (scope) return scope.read(store)
  const ssr = serverValueOf(store) ?? ('init' in store && store.init !== undefined ? 'initial' : undefined)
  return useNanostore(store, (ssr ? { ssr } : {}) as object) as T
}
