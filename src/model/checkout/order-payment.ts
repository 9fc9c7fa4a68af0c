import * as z from 'zod/mini'
import { id, maybe } from '../field.ts'

/** GET /api/orders/{id}/payment: how far the online payment of an order is. */
export const orderPayment = z.looseObject({
  id,
  number: maybe(id),
  /** `paid` and `refused` are final for this attempt; everything else is still open */
  paymentStatus: z.string(),
  total: maybe(z.number()),
  currency: maybe(z.string()),
  /** where to pay, as long as it is not paid */
  url: maybe(z.string()),
})
export type OrderPayment = z.output<typeof orderPayment>
