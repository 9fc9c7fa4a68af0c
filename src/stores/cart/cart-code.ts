import { lazyModule } from '../../base/dom/lazy-module.ts'
import { whenIdle } from '../../base/dom/page-events.ts'

/**
 * The lazy code of the carts. Products render without it. Loads when a page with a buy button is idle, on the first interaction, or at
 * once if the browser stores a cart. A failed load can be retried.
 */
export const { load: loadCartCode, prepare: prepareCartCode } = lazyModule(() => import('./cart-actions.chunk.ts'))

/** Loads the code when the page is idle. */
export const prepareCartCodeWhenIdle = (): void => whenIdle(prepareCartCode)
