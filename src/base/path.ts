import { atom, onMount } from 'nanostores'
import { shared } from './shared.ts'

const here = () => (typeof location === 'undefined' ? '/' : location.pathname)

/** Path of the address; follows back, forward and the kit's own navigation. */
export const $path = shared('path', () => {
  const path = atom(here())
  onMount(path, () => {
    const follow = () => path.set(here())
    follow()
    addEventListener('popstate', follow)
    const navigation = (globalThis as { navigation?: EventTarget }).navigation
    navigation?.addEventListener('currententrychange', follow)
    return () => {
      removeEventListener('popstate', follow)
      navigation?.removeEventListener('currententrychange', follow)
    }
  })
  return path
})
