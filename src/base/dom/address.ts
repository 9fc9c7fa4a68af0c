import { atom, onMount } from 'nanostores'
import { shared } from '../shared.ts'

/** A part of the page's address as a store; follows back, forward, the kit's own writing and that of the page's scripts. */
export const addressPart = (part: 'pathname' | 'search' | 'hash', without: string) =>
  shared(`address.${part}`, () => {
    const here = () => (typeof location === 'undefined' ? without : location[part])
    const store = atom(here())
    onMount(store, () => {
      const follow = () => store.set(here())
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
export const $path = addressPart('pathname', '/')

/** Query string of the address, with its question mark. */
export const $search = addressPart('search', '')
