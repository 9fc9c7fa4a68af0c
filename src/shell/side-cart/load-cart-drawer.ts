import { loadChunk } from '../../base/chunk.ts'

type Module = typeof import('./cart-drawer.tsx')
let loading: Promise<Module> | undefined

/** The code of the open side cart; fetched on the first sign that somebody wants to see it. */
export function loadCartDrawer(): Promise<Module> {
  loading ??= loadChunk(() => import('./cart-drawer.tsx')).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The same without waiting; a failure shows where the cart is opened. */
export const prepareCartDrawer = (): void => {
  loadCartDrawer().catch(() => {})
}
