import * as z from 'zod/mini'
import { maybe, named } from '../field.ts'

/** A paid extra of a line, such as an engraving (SIDE-10). */
export const service = z.looseObject({
  code: maybe(z.string()),
  title: maybe(z.string()),
  price: maybe(z.number()),
  priceOld: maybe(z.number()),
})
export type Service = z.output<typeof service>

/** The priced line, keyed by the line's guid. Amounts are per line piece (`price`) and per line (`totalWithVAT`), VAT included. */
export const productDetail = z.looseObject({
  price: maybe(z.number()),
  priceOld: maybe(z.number()),
  totalWithVAT: maybe(z.number()),
  quantity: maybe(z.number()),
  services: maybe(z.array(service)),
})
export type ProductDetail = z.output<typeof productDetail>

/** Something the shopper must know about a line or the whole cart. */
export const cartIssue = z.looseObject({ type: z.string(), guid: maybe(z.string()), code: maybe(z.string()) })
export type CartIssue = z.output<typeof cartIssue>

/** A warning is a bare code or an object naming it. */
export const warning = z.union([z.string(), z.looseObject({ type: maybe(z.string()), code: maybe(z.string()), guid: maybe(z.string()) })])
export type Warning = z.output<typeof warning>

/** The answer of POST /api/orders/price (ENT-13). */
export const pricing = z.looseObject({
  total: z.number(),
  currency: maybe(z.string()),
  productDetails: maybe(named(productDetail)),
  warnings: maybe(z.union([z.array(warning), named(z.union([warning, z.array(warning)]))])),
  issues: maybe(z.array(cartIssue)),
  deliveryPrice: maybe(z.number()),
})
export type Pricing = z.output<typeof pricing>
