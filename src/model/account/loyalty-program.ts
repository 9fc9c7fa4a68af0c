import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

/** A loyalty program of the customer (ENT-29); a program of another type is left out. */
export const loyaltyProgram = z.looseObject({
  id: maybe(id),
  type: z.enum(['unboughtProductDiscount', 'discount', 'products']),
  title: maybe(z.string()),
  /** html */
  description: maybe(z.string()),
  /** percent off */
  discount: maybe(z.number()),
  validUntil: maybe(z.string()),
  /** how far the customer is on the way to the reward, and where it begins; units of the currency */
  reached: maybe(z.number()),
  needed: maybe(z.number()),
  /** ids of products that it is about */
  products: maybe(list(id)),
})
export type LoyaltyProgram = z.output<typeof loyaltyProgram>
export const loyaltyPrograms = list(loyaltyProgram)
