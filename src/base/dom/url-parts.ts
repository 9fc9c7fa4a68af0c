import { atom, onMount } from 'nanostores'
import { shared } from '../shared.ts'

/** A part of the page's address as a store; follows back, forward, the kit's own writing and that of the page's scripts. */
export const urlPart = (part: 'pathname' | 'search' | 'hash', fallback: string) =>
  shared(`address.${part}`, () => {
    const current = () => (typeof location === 'undefined' ? fallback : location[part])
    const store = atom(current())
    onMount(store, () => {
      const follow = () => store.set(current())
      follow()
      addEventListener('popstate', follow)
      const navigation = (globalThis as { navigation?: EventTarget }).navigation
      navigation?.addEventListener('currententrychange', follow)
      return () => {
        removeEventListener('popstate', follow)
        navigation?.removeEventListener('currententrychange', follow)
      }
    })
    return store
  })

/** Path of the address. */
export const $path = urlPart('pathname', '/')

/** Runs when the path of the address changes, not its query or hash; returns how to stop that. */
export const onPathChange = (run: () => void): (() => void) => $path.listen(() => run())

/** Query string of the address, with its question mark. */
export const $search = urlPart('search', '')
