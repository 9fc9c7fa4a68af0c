import { atom, onMount, type ReadableAtom } from 'nanostores'
import { shared } from '../../base/shared.ts'

const isOnline = () => globalThis.navigator?.onLine !== false

/** Whether the browser has a connection, as it says itself (OFF-06); true where it does not say. */
export const $online: ReadableAtom<boolean> = shared('online', () => {
  const store = atom(isOnline())
  onMount(store, () => {
    const follow = () => store.set(isOnline())
    follow()
    window.addEventListener('online', follow)
    window.addEventListener('offline', follow)
    return () => {
      window.removeEventListener('online', follow)
      window.removeEventListener('offline', follow)
    }
  })
  return store
})
