import * as z from 'zod/mini'
import { id, maybe, named } from '../field.ts'

/** The quantity of a line that goes to one of several delivery options (CART-20). */
export const deliveryQuantity = z.looseObject({ guid: z.string(), quantity: z.number() })

/** An integer from 1 to 9999. A custom check, because Zod's number checks add ten times the code (R26). */
export const quantity = z.number().check(({ value, issues }) => {
  if (!Number.isInteger(value) || value < 1 || value > 9999)
    issues.push({ code: 'custom', input: value, message: 'Invalid input: expected whole pieces from 1 to 9999' })
})

/** A line of a stored cart. `price` is the last displayed price; only the server's prices count (ENT-10). */
export const cartProduct = z.looseObject({
  guid: z.string(),
  id,
  code: z.string(),
  quantity,
  deliveryDate: maybe(z.string()),
  attributes: maybe(named(z.union([z.string(), z.number(), z.array(z.string())]))),
  /** titles of the selected and entered options, in the language of the shopper */
  choiceTitles: maybe(z.array(z.string())),
  title: maybe(z.string()),
  price: maybe(z.number()),
  categoryTitle: maybe(z.string()),
  imageId: maybe(z.string()),
  quantitiesPerDeliveryOption: maybe(z.array(deliveryQuantity)),
})
export type CartProduct = z.output<typeof cartProduct>

/** The recipient of the order; cleared on logout. */
export const recipient = z.looseObject({
  name: maybe(z.string()),
  surname: maybe(z.string()),
  phone: maybe(z.string()),
  email: maybe(z.string()),
})
export type Recipient = z.output<typeof recipient>

/** A cart as stored in the browser. `expiry` is in Unix seconds (ENT-09). */
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
  /** id of the payment method, restored after a reload */
  paymentMethod: maybe(z.string()),
  restoredCartId: maybe(id),
  number: maybe(z.union([z.string(), z.number()])),
})
export type Cart = z.output<typeof cart>

/** GET /api/carts?active=true and GET /api/carts/{restoredCartId}: `data` is the cart as a JSON string. */
export const storedCart = z.looseObject({ id: maybe(id), data: maybe(z.string()), number: maybe(z.union([z.string(), z.number()])) })
