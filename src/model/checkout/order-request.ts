import * as z from 'zod/mini'
import { cart } from '../cart/cart.ts'
import { priceRequest } from '../cart/price-request.ts'
import { maybe } from '../field.ts'

/**
 * POST /api/orders: the cart has the recipient, the price request has products and delivery. `paymentMethod` is an id.
 * Prices sent by the client are ignored.
 */
export const orderRequest = z.object({
  cart: z.pick(cart, { guid: true, address: true, shippingSalon: true, shippingAddressCount: true }),
  priceRequest,
  paymentMethod: maybe(z.string()),
  /** page that the shopper returns to from a payment page; must be of an origin that may use the shop */
  returnUrl: maybe(z.string()),
})
export type OrderRequest = z.output<typeof orderRequest>
