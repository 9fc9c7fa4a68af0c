import { useStore as useNanostore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { renderScope } from '../base/http/render-scope.ts'

/**
 * Subscribes to a store. Prerendering uses the initial value of the store, or the current one of a computed store, which has no
 * initial value. A server reads without subscribing.
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  const scope = renderScope()
  if (scope) return scope.read(store)
  return useNanostore(store, 'init' in store && store.init !== undefined ? { ssr: 'initial' } : {}) as T
}
