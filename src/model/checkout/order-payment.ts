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
  /** the page to pay at; missing once the order is paid */
  url: maybe(z.string()),
})
export type OrderPayment = z.output<typeof orderPayment>
