import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

/** A reason or a status of returns (CALL-26, CALL-27). */
export const returnCode = z.looseObject({ code: id, title: maybe(z.string()) })
export type ReturnCode = z.output<typeof returnCode>

/** GET /api/productReturns/reasons and /statuses. */
export const returnCodes = list(returnCode)

/** A return of products of an order (ENT-18, CALL-28). */
export const productReturn = z.looseObject({
  id: maybe(id),
  orderId: maybe(id),
  /** when it was requested, ISO 8601 */
  date: maybe(z.string()),
  products: list(z.looseObject({ id: maybe(id), code: maybe(z.string()), quantity: z.number() })),
  reason: maybe(returnCode),
  status: maybe(returnCode),
  comment: maybe(z.string()),
})
export type ProductReturn = z.output<typeof productReturn>
export const productReturns = list(productReturn)

/** POST /api/productReturns. */
export const returnRequest = z.object({
  orderId: z.string(),
  products: z.array(z.object({ code: z.string(), quantity: z.number() })),
  /** code of the reason */
  reason: z.string(),
  comment: z.optional(z.string()),
})
export type ReturnRequest = z.output<typeof returnRequest>
