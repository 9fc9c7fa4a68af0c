import type { CountrySettings, SavedAddress } from '../../model/account/address.ts'
import type { Cart, CartProduct } from '../../model/cart/cart.ts'
import type { DisplayedCart, DisplayedLine } from '../../model/cart/displayed-cart.ts'
import type { PriceRequest } from '../../model/cart/price-request.ts'
import type { Pricing, ProductDetail } from '../../model/cart/pricing.ts'
import { defaultVATRate } from '../constants.ts'
import { getOwn } from '../get-own.ts'
import { precisionOf, roundMoney, toUnits } from '../money.ts'
import { moneyOf } from '../money-format.ts'
import { deliveryOptions } from './delivery-options.ts'
import { includedVAT } from './vat.ts'
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

/** The price request of a cart. The billing country defaults to the delivery country (CALL-20). */
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
 * A line with the prices of the server (SIDE-10), and its titles, which follow the language of the page. A line that the server left unpriced, for lack of stock, has no price
 * (SIDE-06). A line that the server has not seen yet keeps its last known price.
 */
function displayedLine(line: CartProduct, pricing: Pricing | undefined): DisplayedLine {
  const detail = detailOf(pricing, line.guid)
  const unpriced = detail !== undefined && detail.price === undefined
  const price = unpriced ? undefined : (detail?.price ?? line.price)
  const estimate = price === undefined ? undefined : roundMoney(price * line.quantity, pricing?.currency)
  return {
    ...line,
    ...(detail?.title && { title: detail.title }),
    ...(detail?.choiceTitles && { choiceTitles: detail.choiceTitles }),
    ...(detail?.url && { url: detail.url }),
    price,
    priceOld: detail?.priceOld,
    services: detail?.services,
    // a response for another quantity does not give this total
    totalWithVAT: detail?.quantity === line.quantity ? (detail.totalWithVAT ?? estimate) : estimate,
  }
}

/** Total of a line, services included, and the same at its old price if that is higher; undefined while the price is unknown. */
export function lineTotals(
  { price, priceOld, quantity, totalWithVAT }: DisplayedLine,
  currency?: string,
): { total: number; old?: number } | undefined {
  const total = totalWithVAT ?? (price === undefined ? undefined : roundMoney(price * quantity, currency))
  if (total === undefined) return undefined
  const cut = priceOld === undefined || price === undefined ? 0 : priceOld - price
  return { total, ...(cut > 0 && { old: roundMoney(total + cut * quantity, currency) }) }
}

/** The totals of a cart; the total includes VAT (SIDE-08, SIDE-09). */
function totals(total: number, VAT: number, currency: string | undefined) {
  const decimals = precisionOf(currency)
  const units = toUnits(total, decimals)
  const vatUnits = includedVAT(units, VAT)
  const amount = (of: number) => of / 10 ** decimals
  return { total: amount(units), totalWithoutVAT: amount(units - vatUnits), totalVAT: amount(vatUnits), VAT }
}

/** The displayed cart. Without a price response, its total is the sum of the last known prices. */
export function displayedCart(
  cart: Cart,
  pricing: Pricing | undefined,
  context: { VAT?: number | undefined; currency?: string | undefined; billingCountry?: string | undefined },
): DisplayedCart {
  const products = cart.products.map((line) => displayedLine(line, pricing))
  const priced = products.filter(({ price }) => price !== undefined).length
  const currency = pricing?.currency ?? context.currency
  const seen = cart.products.reduce((sum, line) => sum + (line.price ?? 0) * line.quantity, 0)
  return {
    guid: cart.guid,
    products,
    currency,
    // the total is 0 if none of the products is available
    isPriced: pricing ? pricing.total > 0 || priced > 0 : priced === products.length,
    ...totals(pricing && cart.products.length ? pricing.total : seen, context.VAT ?? defaultVATRate, currency),
    issues: cartIssues(pricing),
    billingCountry: context.billingCountry ?? cart.deliveryCountry,
  }
}

const exactMoney = moneyOf({ language: '' })

/** Formats an amount of the cart, or returns `unknown` before all prices are known: by default a space that keeps the height. */
export const cartAmount = ({ isPriced, currency }: DisplayedCart, amount: number, money = exactMoney, unknown = '\u00a0'): string =>
  isPriced ? money.format(amount, currency ?? money.currency) : unknown

/** The VAT rate of a country; 0.21 if unknown (SIDE-08). */
export const vatRate = (countries: readonly CountrySettings[] | undefined, country: string | undefined): number =>
  countries?.find(({ code }) => code === country)?.VAT ?? defaultVATRate
