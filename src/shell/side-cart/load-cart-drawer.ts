import { atom } from 'nanostores'
import { loadChunk } from '../../base/chunk.ts'

type Module = typeof import('./cart-drawer.tsx')

/** The code of the open side cart, as soon as it is there: nothing suspends, so that it opens in the frame of the click. */
export const $cartDrawer = atom<Module | undefined>()
let loading: Promise<void> | undefined

/** Fetches that code, on the first sign that somebody wants to see the cart; a failed attempt may be repeated. */
export function loadCartDrawer(): Promise<void> {
  loading ??= loadChunk(() => import('./cart-drawer.tsx')).then(
    (code) => $cartDrawer.set(code),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The same without waiting; a failure shows where the cart is opened. */
export const prepareCartDrawer = (): void => {
  loadCartDrawer().catch(() => {})
}
