import { loadChunk } from '../base/chunk.ts'
import { whenCalm } from '../base/when-calm.ts'

type CartCode = typeof import('./cart-actions.ts')
let loading: Promise<CartCode> | undefined

/**
 * The code of the carts. A page shows its products without it: it comes when the page is calm, on the first sign that
 * somebody is about to buy, or with a tag that shows the cart. A failed attempt may be repeated.
 */
export function loadCartCode(): Promise<CartCode> {
  loading ??= loadChunk(() => import('./cart-actions.ts')).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The same without waiting; a failure shows where somebody buys. */
export const prepareCartCode = (): void => {
  loadCartCode().catch(() => {})
}

/** Waits for a calm moment. */
export const prepareCartCodeWhenCalm = (): void => whenCalm(prepareCartCode)
