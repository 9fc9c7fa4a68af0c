import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

/** A way of paying; orders name it by `id`, its `paymentType` says of which kind it is. */
export const paymentMethod = z.looseObject({
  id,
  title: z.string(),
  paymentType: z.string(),
  description: maybe(z.string()),
})
export type PaymentMethod = z.output<typeof paymentMethod>

/** GET /api/payment-methods. */
export const paymentMethods = list(paymentMethod)
