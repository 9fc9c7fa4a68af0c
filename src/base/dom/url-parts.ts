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

/** Hash of the address, with its sign. */
export const $hash = urlPart('hash', '')

/** Changes the hash without a step in the history. */
export function replaceHash(hash: string): void {
  // whole, so that no <base> makes another page of it
  const url = new URL(location.href)
  url.hash = hash
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** Loads the page anew: nothing that it held in memory is left. */
export const reloadPage = (): void => location.reload()
