import { useStore as useNanostore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'

/**
 * The value of a store, kept current. The first value of a prerendered element is the store's initial one; a computed
 * store has none and is computed.
 */
export const useStore = <T>(store: ReadableAtom<T>): T =>
  useNanostore(store, 'init' in store && store.init !== undefined ? { ssr: 'initial' } : {}) as T
