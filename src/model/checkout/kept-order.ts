import * as z from 'zod/mini'
import { placedOrder } from '../account/order.ts'
import { maybe } from '../field.ts'

/** A placed order as this browser keeps it, to confirm it again after a reload. */
export const keptOrder = z.object({
  order: placedOrder,
  /** of the buyer */
  email: maybe(z.string()),
  /** id of the customer who placed it */
  owner: maybe(z.string()),
  /** the payment provider has confirmed the payment */
  isPaid: maybe(z.boolean()),
  /** when it is forgotten, milliseconds */
  until: z.number(),
})
export type KeptOrder = z.output<typeof keptOrder>
