import * as z from 'zod/mini'
import { id, maybe } from '../field.ts'
import { service } from '../product/attribute.ts'
import { cartProduct } from './cart.ts'
import { cartIssue } from './pricing.ts'

/** A cart line with its current prices, services and image text (SIDE-10). */
export const displayedLine = z.looseObject({
  ...cartProduct.shape,
  priceOld: maybe(z.number()),
  services: maybe(z.array(service)),
  imageAlt: maybe(z.string()),
  totalWithVAT: maybe(z.number()),
})
export type DisplayedLine = z.output<typeof displayedLine>

/** A cart with its totals. `VAT` is a rate: 0.21 is 21 percent (ENT-11). */
export const displayedCart = z.looseObject({
  guid: z.string(),
  products: z.array(displayedLine),
  currency: maybe(z.string()),
  total: z.number(),
  totalWithoutVAT: z.number(),
  totalVAT: z.number(),
  VAT: z.number(),
  /** whether the total is known: the server has priced a line, or every line has a stored price */
  isPriced: z.boolean(),
  issues: maybe(z.array(cartIssue)),
  billingCountry: maybe(id),
})
export type DisplayedCart = z.output<typeof displayedCart>
