import { useStore as useNanostore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'

/**
 * Subscribes to a store. Prerendering uses the initial value of the store, or the current one of a computed store, which has no
 * initial value.
 */
export const useStore = <T>(store: ReadableAtom<T>): T =>
  useNanostore(store, 'init' in store && store.init !== undefined ? { ssr: 'initial' } : {}) as T
