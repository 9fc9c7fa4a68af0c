import * as z from 'zod/mini'
import { deliveryAddress } from '../../../../src/model/account/address.ts'
import { type CartProduct, deliveryQuantity, recipient } from '../../../../src/model/cart/cart.ts'
import type { Input, Offer } from '../../cart/pricing/offer.ts'

// What the shop keeps of an order is what it knows: fields of anybody's own are left out (R37).

/** Who receives an order. */
export const storedRecipient = z.object(recipient.shape)
/** Where a delivery goes. */
export const storedAddress = z.optional(z.object(deliveryAddress.shape))
/** How the pieces of a line are shared out. */
export const storedPieces = z.optional(z.array(z.object(deliveryQuantity.shape)))

const isOffered = ({ values, products }: Input, value: string): boolean =>
  products ? products.has(value) : values.size === 0 || values.has(value)

/** What is filled in for a line, as far as its product asks for it and the shop offers it; what is chosen is its variant. */
export const storedAttributes = (attributes: CartProduct['attributes'], { inputs }: Offer) =>
  Object.fromEntries(
    Object.entries(attributes ?? {}).filter(([code, given]) => {
      const input = inputs.get(code)
      return input && [given].flat().every((value) => isOffered(input, String(value)))
    }),
  )
