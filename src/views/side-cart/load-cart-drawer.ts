import { atom } from 'nanostores'
import { lazyModule } from '../../base/dom/lazy-module.ts'

type Module = typeof import('./cart-drawer.tsx')

/** The drawer's code once loaded. A store instead of Suspense, so that the drawer opens in the frame of the click. */
export const $cartDrawer = atom<Module | undefined>()

/** Loads the drawer's code; `prepare` does so on the first sign of intent. A failed attempt can be retried. */
export const { load: loadCartDrawer, prepare: prepareCartDrawer } = lazyModule(async () =>
  $cartDrawer.set(await import('./cart-drawer.tsx')),
)
