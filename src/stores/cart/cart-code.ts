import { lazyModule } from '../../base/dom/lazy-module.ts'
import { whenIdle } from '../../base/dom/page-events.ts'

/**
 * The code of the carts. A page shows its products without it: it comes when the page is calm, on the first sign that
 * somebody is about to buy, or with a tag that shows the cart. A failed attempt may be repeated.
 */
export const { load: loadCartCode, prepare: prepareCartCode } = lazyModule(() => import('./cart-actions.chunk.ts'))

/** Waits for a calm moment. */
export const prepareCartCodeWhenIdle = (): void => whenIdle(prepareCartCode)
