import { atom } from 'nanostores'
import { lazyModule } from '../../base/dom/lazy-module.ts'

type Module = typeof import('./cart-drawer.tsx')

/** The code of the open side cart, as soon as it is there: nothing suspends, so that it opens in the frame of the click. */
export const $cartDrawer = atom<Module | undefined>()

/** Fetches that code, on the first sign that somebody wants to see the cart; a failed attempt may be repeated. */
export const { load: loadCartDrawer, prepare: prepareCartDrawer } = lazyModule(async () =>
  $cartDrawer.set(await import('./cart-drawer.tsx')),
)
