import * as z from 'zod/mini'
import { deliveryAddress } from '../../../src/model/address.ts'
import { deliveryQuantity, recipient } from '../../../src/model/cart.ts'

// What the shop keeps of an order is what it knows: fields of anybody's own are left out (R37).

/** Who receives an order. */
export const keptRecipient = z.object(recipient.shape)
/** Where a delivery goes. */
export const keptAddress = z.optional(z.object(deliveryAddress.shape))
/** How the pieces of a line are shared out. */
export const keptPieces = z.optional(z.array(z.object(deliveryQuantity.shape)))
