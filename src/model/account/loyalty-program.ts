import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

/** A loyalty program of the customer (ENT-29). Lists drop programs of any other type. */
export const loyaltyProgram = z.looseObject({
  id: maybe(id),
  type: z.enum(['unboughtProductDiscount', 'discount', 'products']),
  title: maybe(z.string()),
  /** HTML */
  description: maybe(z.string()),
  /** in percent */
  discount: maybe(z.number()),
  validUntil: maybe(z.string()),
  /** progress towards the reward and its threshold, in currency units */
  reached: maybe(z.number()),
  needed: maybe(z.number()),
  /** ids of the products in the program */
  products: maybe(list(id)),
})
export type LoyaltyProgram = z.output<typeof loyaltyProgram>
export const loyaltyPrograms = list(loyaltyProgram)
