import type { CountrySettings, SavedAddress } from '../../model/account/address.ts'
import type { Cart, CartProduct } from '../../model/cart/cart.ts'
import type { DisplayedCart, DisplayedLine } from '../../model/cart/displayed-cart.ts'
import type { PriceRequest } from '../../model/cart/price-request.ts'
import type { Pricing, ProductDetail } from '../../model/cart/pricing.ts'
import { defaultVATRate } from '../constants.ts'
import { getOwn } from '../get-own.ts'
import { formatMoney, roundMoney } from '../money.ts'
import { deliveryOptions } from './delivery-options.ts'
import { cartIssues } from './warnings.ts'

const pricedLine = ({ guid, id, code, quantity, attributes, deliveryDate, quantitiesPerDeliveryOption }: CartProduct) => ({
  guid,
  id,
  code,
  quantity,
  attributes,
  deliveryDate,
  quantitiesPerDeliveryOption,
})

/** What the server needs to price a cart; a visitor is billed where the delivery goes (CALL-20). */
export const priceRequest = (
  cart: Cart,
  { billingCountry, addresses }: { billingCountry?: string | undefined; addresses?: readonly SavedAddress[] } = {},
): PriceRequest => ({
  products: cart.products.map(pricedLine),
  giftVoucher: cart.giftVoucher,
  discountCode: cart.discountCode,
  deliveryOptions: deliveryOptions(cart, addresses),
  billingCountry: billingCountry ?? cart.deliveryCountry,
  deliveryCountry: cart.deliveryCountry,
})

const detailOf = (pricing: Pricing | undefined, guid: string): ProductDetail | undefined => getOwn(pricing?.productDetails, guid)

/**
 * A line with what the server says about it (SIDE-10). A line the server did not price for want of stock has no price
 * (SIDE-06); one it has not seen yet keeps the price that the shopper saw.
 */
function displayedLine(line: CartProduct, pricing: Pricing | undefined): DisplayedLine {
  const detail = detailOf(pricing, line.guid)
  const unpriced = detail !== undefined && detail.price === undefined
  const price = unpriced ? undefined : (detail?.price ?? line.price)
  const estimate = price === undefined ? undefined : roundMoney(price * line.quantity)
  return {
    ...line,
    price,
    priceOld: detail?.priceOld,
    services: detail?.services,
    // an answer for another quantity says nothing about this total
    totalWithVAT: detail?.quantity === line.quantity ? (detail.totalWithVAT ?? estimate) : estimate,
  }
}

/** The figures beside the cart: VAT is part of the total (SIDE-08, 09). */
function totals(total: number, VAT: number) {
  const totalWithoutVAT = roundMoney(total / (1 + VAT))
  return { total, totalWithoutVAT, totalVAT: roundMoney(total - totalWithoutVAT), VAT }
}

/** The cart as it is displayed; without a priced answer its total is the sum of the prices the shopper saw. */
export function displayedCart(
  cart: Cart,
  pricing: Pricing | undefined,
  context: { VAT?: number | undefined; currency: string; billingCountry?: string | undefined },
): DisplayedCart {
  const products = cart.products.map((line) => displayedLine(line, pricing))
  const priced = products.filter(({ price }) => price !== undefined).length
  const seen = cart.products.reduce((sum, line) => sum + (line.price ?? 0) * line.quantity, 0)
  return {
    guid: cart.guid,
    products,
    currency: pricing?.currency ?? context.currency,
    // a shop that has nothing of what is in the cart answers with a total of zero
    isPriced: pricing ? pricing.total > 0 || priced > 0 : priced === products.length,
    ...totals(roundMoney(pricing && cart.products.length ? pricing.total : seen), context.VAT ?? defaultVATRate),
    issues: cartIssues(pricing),
    billingCountry: context.billingCountry ?? cart.deliveryCountry,
  }
}

/** An amount of such a cart as it is written; while it is not known its place is kept, in a list of amounts by a dash. */
export const cartAmount = ({ isPriced, currency }: DisplayedCart, amount: number, unknown = '\u00a0'): string =>
  isPriced ? formatMoney(amount, currency) : unknown

/** The VAT rate of a country, 0.21 where none is known (SIDE-08). */
export const vatRate = (countries: readonly CountrySettings[] | undefined, country: string | undefined): number =>
  countries?.find(({ code }) => code === country)?.VAT ?? defaultVATRate
