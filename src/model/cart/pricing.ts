import * as z from 'zod/mini'
import { lenient, maybe, named } from '../field.ts'
import { service } from '../product/attribute.ts'

/** The prices of a cart line: per piece (`price`) and for the whole line (`totalWithVAT`), both including VAT. */
export const productDetail = z.looseObject({
  price: maybe(z.number()),
  priceOld: maybe(z.number()),
  totalWithVAT: maybe(z.number()),
  quantity: maybe(z.number()),
  services: maybe(z.array(service)),
  /** title of the product, titles of the chosen options and page of the product, in the language of the request; default: those of the stored line */
  title: lenient(z.string()),
  choiceTitles: lenient(z.array(z.string())),
  url: lenient(z.string()),
})
export type ProductDetail = z.output<typeof productDetail>

/** A problem with a line or, without a `guid`, with the whole cart. */
export const cartIssue = z.looseObject({ type: z.string(), guid: maybe(z.string()), code: maybe(z.string()) })
export type CartIssue = z.output<typeof cartIssue>

/** A warning: a plain code, or an object with the code. */
export const warning = z.union([z.string(), z.looseObject({ type: maybe(z.string()), code: maybe(z.string()), guid: maybe(z.string()) })])
export type Warning = z.output<typeof warning>

/** The response of POST /api/orders/price. `productDetails` are keyed by the guid of the line (ENT-13). */
export const pricing = z.looseObject({
  total: z.number(),
  currency: maybe(z.string()),
  productDetails: maybe(named(productDetail)),
  warnings: maybe(z.union([z.array(warning), named(z.union([warning, z.array(warning)]))])),
  issues: maybe(z.array(cartIssue)),
  deliveryPrice: maybe(z.number()),
  /** what the products lack for free delivery; 0 when it is free */
  freeDeliveryMissing: maybe(z.number()),
  /** what the discount code took from the products, and the gift voucher from products and delivery; both are part of the other amounts */
  discountGiven: lenient(z.number()),
  giftVoucherUsed: lenient(z.number()),
})
export type Pricing = z.output<typeof pricing>
