import { reportCart } from '../../api/carts.ts'
import { priceCart } from '../../api/pricing.ts'
import { shared } from '../../base/shared.ts'
import { debounce } from '../../base/timers.ts'
import { marketingCart } from '../../domain/checkout/cart-payloads.ts'
import { marketingReportDelayMs } from '../../domain/constants.ts'
import { digest } from '../../domain/digest.ts'
import { inOneTab } from '../../kit/in-one-tab.ts'
import { pageSettings } from '../../kit/settings.ts'
import type { Cart } from '../../model/cart/cart.ts'
import type { Pricing } from '../../model/cart/pricing.ts'
import { stringify } from '../../model/stringify.ts'
import { shopCurrency } from '../app/money.ts'
import { $customer } from '../session/session.ts'
import { $activeCart, $carts } from './carts.ts'
import { $pricing, toPriceRequest } from './pricing.ts'
import { noteReported, readReported } from './reported-carts.ts'

const contentOf = (cart: Cart | undefined) => digest(stringify(cart && toPriceRequest(cart)))

/** The prices of the active cart. Shares the request of the elements that show them. */
const activePrices = () =>
  new Promise<Pricing>((resolve, reject) => {
    const unsubscribe = $pricing.subscribe((prices) => {
      if (prices.status === 'loading') return
      if (prices.status === 'ready') resolve(prices.value)
      else reject(prices)
      queueMicrotask(() => unsubscribe()) // `subscribe` runs this listener before it returns
    })
  })

const pricesOf = (cart: Cart) => (cart === $activeCart.get() ? activePrices() : priceCart(pageSettings(), toPriceRequest(cart)))

/** Reports a cart once. Skips a cart that changes while its prices load: that change is reported separately. */
async function report(cart: Cart): Promise<void> {
  const content = contentOf(cart)
  if (!$customer.get() || !cart.products.length || readReported()[cart.guid] === content) return
  const pricing = await pricesOf(cart)
  const isCurrent = contentOf($carts.get().find(({ guid }) => guid === cart.guid)) === content
  if (!$customer.get() || !isCurrent) return
  await reportCart(pageSettings(), marketingCart(cart, pricing, shopCurrency(pageSettings())))
  const guids = $carts.get().map(({ guid }) => guid)
  if ($customer.get()) noteReported(cart.guid, content, guids)
}

async function reportAll(): Promise<void> {
  for (const cart of $carts.get()) await report(cart).catch(() => {}) // logged with the request
}

/**
 * Reports all carts of a customer with their prices to the marketing service, debounced across all carts (CART-16). Call it whenever a
 * customer has loaded.
 */
export const reportPricedCarts = (): void =>
  shared('marketing-cart', () => {
    const later = debounce(marketingReportDelayMs, () => void inOneTab('report', reportAll))
    $carts.listen(later.soon)
    return later
  }).soon()
