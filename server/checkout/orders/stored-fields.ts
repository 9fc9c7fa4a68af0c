import * as z from 'zod/mini'
import type { Input, Offer } from '../../../src/domain/cart/pricing/offer.ts'
import { deliveryAddress } from '../../../src/model/account/address.ts'
import { type CartProduct, deliveryQuantity, recipient } from '../../../src/model/cart/cart.ts'

// Stores only known fields of an order; drops all others (R37).

/** The recipient of an order. */
export const storedRecipient = z.object(recipient.shape)
/** The address of a delivery. */
export const storedAddress = z.optional(z.object(deliveryAddress.shape))
/** The pieces of a line per delivery. */
export const storedPieces = z.optional(z.array(z.object(deliveryQuantity.shape)))

const isOffered = ({ values, products }: Input, value: string): boolean =>
  products ? products.has(value) : values.size === 0 || values.has(value)

/** The inputs of a line that its product has and whose values the shop offers. Other attributes are part of the variant. */
export const storedAttributes = (attributes: CartProduct['attributes'], { inputs }: Offer) =>
  Object.fromEntries(
    Object.entries(attributes ?? {}).filter(([code, given]) => {
      const input = inputs.get(code)
      return input && [given].flat().every((value) => isOffered(input, String(value)))
    }),
  )
