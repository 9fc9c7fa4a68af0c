import * as z from 'zod/mini'
import { cart } from '../cart/cart.ts'
import { priceRequest } from '../cart/price-request.ts'
import { maybe } from '../field.ts'

/**
 * What POST /api/orders is asked: the cart says who receives it, the price request what and how. `paymentMethod` is
 * the id of one. Prices that the shopper saw may come along and are not read.
 */
export const orderRequest = z.object({
  cart: z.pick(cart, { guid: true, address: true, shippingSalon: true, shippingAddressCount: true }),
  priceRequest,
  paymentMethod: maybe(z.string()),
})
export type OrderRequest = z.output<typeof orderRequest>
