import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

/** A way of paying; orders name it by `id`, its `paymentType` says of which kind it is. */
export const paymentMethod = z.looseObject({
  id,
  title: z.string(),
  paymentType: z.string(),
  description: maybe(z.string()),
})
export type PaymentMethod = z.output<typeof paymentMethod>

/** GET /api/payment-methods. */
export const paymentMethods = list(paymentMethod)

/** A parcel terminal of a shipping method. */
export const terminal = z.looseObject({
  id,
  title: z.string(),
  country: maybe(z.string()),
  city: maybe(z.string()),
  address: maybe(z.string()),
})

/**
 * A way of delivery. `type` says what it needs: a parcel terminal (`terminalShippingTypes`), a shop
 * (`salonShippingType`), anything else an address. `price` is in units of the currency, VAT included.
 */
export const shippingMethod = z.looseObject({
  id,
  title: z.string(),
  type: z.string(),
  price: maybe(z.number()),
  currency: maybe(z.string()),
  description: maybe(z.string()),
  /** the method's own code, sent back with the delivery option */
  deliveryPreference: maybe(z.string()),
  /** codes of the countries it reaches; absent: every one the shop sells to */
  countries: maybe(z.array(z.string())),
  /** absent for terminal methods whose terminals the shop does not know: the shopper types one */
  terminals: maybe(list(terminal)),
})
export type ShippingMethod = z.output<typeof shippingMethod>

/** GET /api/shipping-methods. */
export const shippingMethods = list(shippingMethod)
