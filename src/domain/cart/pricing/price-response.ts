import type { ProductDetail } from '../../../model/cart/pricing.ts'
import type { PricedCart } from './price-cart.ts'

/** What a line shows besides its prices, in one language. */
export type LineTitles = Pick<ProductDetail, 'title' | 'choiceTitles' | 'url'>

const units = (cents: number) => cents / 100

/** The response of POST /api/orders/price: amounts in units of the currency, two decimals (ENT-13). */
export function priceResponse(cart: PricedCart, currency: string, vatRate: number, titles: ReadonlyMap<string, LineTitles> = new Map()) {
  const priced = cart.lines.map(({ guid, quantity, price, priceOld, extras, total }): [string, ProductDetail] => [
    guid,
    {
      price: units(price),
      ...(priceOld !== undefined && { priceOld: units(priceOld) }),
      totalWithVAT: units(total),
      quantity,
      services: extras.map(({ code, title, price: extra }) => ({ code, title, price: units(extra) })),
      ...titles.get(guid),
    },
  ])
  // the cart shows a line without a price as unavailable (SIDE-06)
  const unpriced = cart.unpriced.map(({ guid, quantity }): [string, ProductDetail] => [
    guid,
    { quantity, services: [], ...titles.get(guid) },
  ])
  return {
    total: units(cart.total),
    totalWithoutVAT: units(cart.total - cart.totalVAT),
    totalVAT: units(cart.totalVAT),
    VAT: vatRate,
    currency,
    deliveryPrice: units(cart.delivery),
    ...(cart.freeDeliveryMissing !== undefined && { freeDeliveryMissing: units(cart.freeDeliveryMissing) }),
    productDetails: Object.fromEntries([...priced, ...unpriced]),
    warnings: cart.warnings,
    issues: cart.issues,
    ...(cart.discountGiven > 0 && { discountGiven: units(cart.discountGiven) }),
    ...(cart.voucherUsed > 0 && { giftVoucherUsed: units(cart.voucherUsed) }),
  }
}
