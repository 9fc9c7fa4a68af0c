import * as z from 'zod/mini'
import { deliveryOption } from '../account/address.ts'
import { maybe } from '../field.ts'
import { cartProduct } from './cart.ts'

/** POST /api/orders/price. Has no prices, titles or totals, because the server computes them (ENT-12). */
export const priceRequest = z.object({
  products: z
    .array(
      z.pick(cartProduct, {
        guid: true,
        id: true,
        code: true,
        quantity: true,
        attributes: true,
        deliveryDate: true,
        quantitiesPerDeliveryOption: true,
      }),
    )
    .check(z.maxLength(2000)),
  giftVoucher: maybe(z.string()),
  discountCode: maybe(z.string()),
  deliveryOptions: maybe(z.array(deliveryOption)),
  billingCountry: maybe(z.string()),
  deliveryCountry: maybe(z.string()),
})
export type PriceRequest = z.output<typeof priceRequest>
