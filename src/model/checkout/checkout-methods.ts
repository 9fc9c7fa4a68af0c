import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

/** A payment method. Orders reference its `id`; `paymentType` is its kind. */
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
 * A delivery method. `type` decides what it needs: a parcel terminal (`terminalShippingTypes`), a shop
 * (`salonShippingType`), otherwise an address. `price` is in currency units and includes VAT.
 */
export const shippingMethod = z.looseObject({
  id,
  title: z.string(),
  type: z.string(),
  price: maybe(z.number()),
  currency: maybe(z.string()),
  description: maybe(z.string()),
  /** code that the delivery option sends back */
  deliveryPreference: maybe(z.string()),
  /** codes of the countries it delivers to; all countries of the shop when absent */
  countries: maybe(z.array(z.string())),
  /** if a terminal method has none, the shopper types the terminal */
  terminals: maybe(list(terminal)),
})
export type ShippingMethod = z.output<typeof shippingMethod>

/** GET /api/shipping-methods. */
export const shippingMethods = list(shippingMethod)
