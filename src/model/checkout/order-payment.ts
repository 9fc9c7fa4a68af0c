import * as z from 'zod/mini'
import { id, maybe } from '../field.ts'

/** GET /api/orders/{id}/payment: the state of an order's online payment. */
export const orderPayment = z.looseObject({
  id,
  number: maybe(id),
  /** `paid` and `refused` are final for this attempt; everything else is still open */
  paymentStatus: z.string(),
  total: maybe(z.number()),
  currency: maybe(z.string()),
  /** the payment page; missing once the order is paid */
  url: maybe(z.string()),
})
export type OrderPayment = z.output<typeof orderPayment>
