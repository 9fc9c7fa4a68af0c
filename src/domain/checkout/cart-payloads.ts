import type { SavedAddress } from '../../model/account/address.ts'
import type { Cart } from '../../model/cart/cart.ts'
import type { MarketingCart } from '../../model/cart/cart-requests.ts'
import type { DisplayedCart } from '../../model/cart/displayed-cart.ts'
import type { Pricing } from '../../model/cart/pricing.ts'
import type { OrderRequest } from '../../model/checkout/order-request.ts'
import { stringify } from '../../model/stringify.ts'
import { priceRequest } from '../cart/cart-price.ts'
import { digest } from '../digest.ts'
import { withoutParameter } from '../url-parameter.ts'
import { cleanOrder } from './order-fields.ts'

/** The order request. It contains no prices: the server computes them. */
export const orderRequest = (
  cart: Cart,
  context: { billingCountry?: string | undefined; addresses: readonly SavedAddress[] },
): OrderRequest =>
  cleanOrder({
    cart: {
      guid: cart.guid,
      address: cart.address,
      shippingSalon: cart.shippingSalon,
      shippingAddressCount: cart.shippingAddressCount,
    },
    priceRequest: priceRequest(cart, context),
    paymentMethod: cart.paymentMethod,
  })

/**
 * The idempotency key of an order: equal for the same content of the same cart, across tabs and reloads, so that a retry
 * never creates a second order. A cart with a new guid replaces an ordered cart.
 */
export function orderKey(request: OrderRequest): string {
  return `${request.cart.guid}-${digest(stringify(request))}`
}

/** The cart for the marketing service: products and prices, without the user's inputs and the recipient (CALL-19). */
export const marketingCart = (cart: Cart, pricing: Pricing, currency: string): MarketingCart => ({
  id: cart.guid,
  total: pricing.total,
  products: cart.products.map(({ guid, id, code, quantity }) => ({ guid, id, code, quantity })),
  productDetails: { ...pricing.productDetails },
  currency: pricing.currency ?? currency,
})

/** What a shopper has entered at the checkout, to tell whether it has changed. */
export const enteredIn = ({ products: _, expiry: __, ...cart }: Cart, addresses: readonly SavedAddress[]): string =>
  stringify([cart, addresses.find(({ _id }) => _id === cart.shippingAddressGuid)])

/** The content of a commercial offer as text: the displayed cart and the other inputs of its prices. */
export const offerContent = (displayed: DisplayedCart, { discountCode, deliveryCountry }: Cart): string =>
  stringify({ ...displayed, discountCode, deliveryCountry })

/** The query parameter with which a payment page sends the shopper back: the id of the order. */
export const returnParameter = 'shop-payment'
/** The query parameter of a confirmation: the number of the order. */
export const confirmationParameter = 'shop-order'

/** The page to return to from a payment page: without hash, and without what an earlier order has left. */
export function returnAddress(page: string): string {
  const url = new URL(page)
  url.hash = ''
  url.search = [returnParameter, confirmationParameter].reduce(withoutParameter, url.search)
  return url.href
}
