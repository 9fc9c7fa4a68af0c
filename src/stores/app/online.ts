import { atom, onMount, type ReadableAtom } from 'nanostores'
import { shared } from '../../base/shared.ts'

const isOnline = () => globalThis.navigator?.onLine !== false

/** Whether the browser reports a connection (`navigator.onLine`); true if it reports nothing (OFF-06). */
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
