import * as z from 'zod/mini'
import { named } from '../field.ts'

/** GET /api/orders/order-statuses and /api/orders/payment-statuses: titles under the key of the status. */
export const orderStatuses = named(z.looseObject({ title: z.string() }))
export type OrderStatuses = z.output<typeof orderStatuses>
