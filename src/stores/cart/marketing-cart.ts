import { onSet } from 'nanostores'
import { reportCart } from '../../api/marketing-cart.ts'
import { debounce } from '../../base/debounce.ts'
import { shared } from '../../base/shared.ts'
import { marketingCart } from '../../domain/cart/marketing-cart.ts'
import { marketingReportDelayMs } from '../../domain/constants.ts'
import { pageSettings } from '../../kit/settings.ts'
import type { MarketingCart } from '../../model/cart/marketing-cart.ts'
import { $customer } from '../session/session.ts'
import { $activeCart } from './carts.ts'
import { $pricing } from './pricing.ts'

/** One report of a cart a while after its last price, unless the service knows all of it. */
function createReporter() {
  let newest: MarketingCart | undefined
  let lastSent = ''
  const send = debounce(marketingReportDelayMs, () => {
    const text = JSON.stringify(newest)
    if (!newest || text === lastSent || !$customer.get()) return
    lastSent = text
    reportCart(pageSettings(), newest).catch(() => {}) // only logged, with the request
  })
  return (cart: MarketingCart) => {
    newest = cart
    send.soon()
  }
}

/**
 * Reports every cart of a customer to the marketing service when its price has come (CART-16, C17). It only overhears the
 * prices that others ask for.
 */
export const reportPricedCarts = (): void =>
  shared('marketing-cart', () => {
    const reporters = new Map<string, (cart: MarketingCart) => void>()
    onSet($pricing, ({ newValue }) => {
      const cart = $activeCart.get()
      if (newValue.status !== 'ready' || cart.products.length === 0 || !$customer.get()) return
      const report = reporters.get(cart.guid) ?? createReporter()
      reporters.set(cart.guid, report)
      report(marketingCart(cart, newValue.value, pageSettings().currency))
    })
  })
