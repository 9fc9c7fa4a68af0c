import { useStore as useNanostore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'

/** The value of a store, kept current. The first value of a prerendered element is the store's initial one. */
export const useStore = <T>(store: ReadableAtom<T>): T => useNanostore(store, { ssr: 'initial' }) as T
