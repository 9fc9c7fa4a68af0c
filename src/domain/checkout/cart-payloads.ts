import type { SavedAddress } from '../../model/account/address.ts'
import type { Cart } from '../../model/cart/cart.ts'
import type { MarketingCart } from '../../model/cart/cart-requests.ts'
import type { DisplayedCart } from '../../model/cart/displayed-cart.ts'
import type { Pricing } from '../../model/cart/pricing.ts'
import type { OrderRequest } from '../../model/checkout/order-request.ts'
import { stringify } from '../../model/stringify.ts'
import { priceRequest } from '../cart/cart-price.ts'
import { digest } from '../digest.ts'

/** What is ordered, of which the server computes the price itself. */
export const orderRequest = (
  cart: Cart,
  context: { billingCountry?: string | undefined; addresses: readonly SavedAddress[] },
): OrderRequest => ({
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
 * The name of an attempt to order. The same content of the same cart has the same one, in every tab and after a reload,
 * so that a repetition can never become a second order; an ordered cart is replaced by one with another guid.
 */
export function orderKey(request: OrderRequest): string {
  return `${request.cart.guid}-${digest(stringify(request))}`
}

/** A priced cart as the marketing service hears of it: what is in it, not what was written into it or who receives it (CALL-19). */
export const marketingCart = (cart: Cart, pricing: Pricing, currency: string): MarketingCart => ({
  id: cart.guid,
  total: pricing.total,
  products: cart.products.map(({ guid, id, code, quantity }) => ({ guid, id, code, quantity })),
  productDetails: { ...pricing.productDetails },
  currency: pricing.currency ?? currency,
})

/** What a commercial offer is made of: the displayed cart, with what its prices depend on besides the lines. */
export const offerContent = (displayed: DisplayedCart, { discountCode, deliveryCountry }: Cart): string =>
  stringify({ ...displayed, discountCode, deliveryCountry })
