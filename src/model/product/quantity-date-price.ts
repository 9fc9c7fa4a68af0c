import * as z from 'zod/mini'
import { list, maybe } from '../field.ts'

/** A price that depends on quantity and delivery date (P11). */
export const quantityDatePrice = z.looseObject({
  quantity: maybe(z.number()),
  date: maybe(z.string()),
  price: z.number(),
  priceOld: maybe(z.number()),
})
export type QuantityDatePrice = z.output<typeof quantityDatePrice>

/** GET /api/products/{id}/quantity-date-pricing. */
export const quantityDatePrices = list(quantityDatePrice)
