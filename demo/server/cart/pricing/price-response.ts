import type { ProductDetail } from '../../../../src/model/cart/pricing.ts'
import type { PricedCart } from './price-cart.ts'

const units = (cents: number) => cents / 100

/** The priced cart as POST /api/orders/price answers it: units of the currency, two decimals (ENT-13). */
export function priceResponse(cart: PricedCart, currency: string, vatRate: number) {
  const priced = cart.lines.map(({ guid, quantity, price, priceOld, extras, total }): [string, ProductDetail] => [
    guid,
    {
      price: units(price),
      ...(priceOld !== undefined && { priceOld: units(priceOld) }),
      totalWithVAT: units(total),
      quantity,
      services: extras.map(({ code, title, price: extra }) => ({ code, title, price: units(extra) })),
    },
  ])
  // a line without a price tells the cart that the shop cannot deliver it (SIDE-06)
  const unpriced = cart.unpriced.map(({ guid, quantity }): [string, ProductDetail] => [guid, { quantity, services: [] }])
  return {
    total: units(cart.total),
    totalWithoutVAT: units(cart.total - cart.totalVAT),
    totalVAT: units(cart.totalVAT),
    VAT: vatRate,
    currency,
    deliveryPrice: units(cart.delivery),
    productDetails: Object.fromEntries([...priced, ...unpriced]),
    warnings: cart.warnings,
    issues: cart.issues,
    ...(cart.voucherUsed > 0 && { giftVoucherUsed: units(cart.voucherUsed) }),
  }
}
