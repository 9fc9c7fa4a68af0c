import * as z from 'zod/mini'
import { id, maybe, named } from '../field.ts'

/** How many pieces of a line go to one of several delivery options (CART-20). */
export const deliveryQuantity = z.looseObject({ guid: z.string(), quantity: z.number() })

/** Whole pieces, 1 to 9999 (R26). A rule of its own: the library's checks of numbers are ten times as long. */
export const quantity = z.number().check(({ value, issues }) => {
  if (!Number.isInteger(value) || value < 1 || value > 9999)
    issues.push({ code: 'custom', input: value, message: 'Invalid input: expected whole pieces from 1 to 9999' })
})

/** A line of a stored cart (ENT-10). `price` is what the shopper last saw; the server alone decides what is paid. */
export const cartProduct = z.looseObject({
  guid: z.string(),
  id,
  code: z.string(),
  quantity,
  deliveryDate: maybe(z.string()),
  attributes: maybe(named(z.union([z.string(), z.number(), z.array(z.string())]))),
  /** what is chosen and filled in, in the shopper's words */
  choiceTitles: maybe(z.array(z.string())),
  title: maybe(z.string()),
  price: maybe(z.number()),
  categoryTitle: maybe(z.string()),
  imageId: maybe(z.string()),
  quantitiesPerDeliveryOption: maybe(z.array(deliveryQuantity)),
})
export type CartProduct = z.output<typeof cartProduct>

/** Who receives the order; cleared at logout. */
export const recipient = z.looseObject({
  name: maybe(z.string()),
  surname: maybe(z.string()),
  phone: maybe(z.string()),
  email: maybe(z.string()),
})
export type Recipient = z.output<typeof recipient>

/** A cart as the browser keeps it (ENT-09). `expiry` is in unix seconds. */
export const cart = z.looseObject({
  guid: z.string(),
  products: z.array(cartProduct),
  expiry: z.number(),
  shippingMethodId: maybe(id),
  shippingMethodType: maybe(z.string()),
  shippingAddressCount: maybe(z.enum(['multiple', 'single'])),
  shippingAddressGuid: maybe(z.string()),
  shippingSalon: maybe(z.string()),
  deliveryPreference: maybe(z.string()),
  terminalId: maybe(z.string()),
  address: maybe(recipient),
  giftVoucher: maybe(z.string()),
  discountCode: maybe(z.string()),
  deliveryCountry: maybe(z.string()),
  /** id of the way of paying, so that a reload loses nothing */
  paymentMethod: maybe(z.string()),
  restoredCartId: maybe(id),
  number: maybe(z.union([z.string(), z.number()])),
})
export type Cart = z.output<typeof cart>

/** GET /api/carts?active=true and GET /api/carts/{restoredCartId}: the cart travels as JSON text in `data`. */
export const storedCart = z.looseObject({ id: maybe(id), data: maybe(z.string()), number: maybe(z.union([z.string(), z.number()])) })
