import * as z from 'zod/mini'
import { list, maybe } from '../field.ts'
import { attribute } from './attribute.ts'

/** The stock of a variant in one warehouse and its delivery time (ENT-03). */
export const warehouse = z.looseObject({
  isPurchaseAvailable: maybe(z.boolean()),
  sortNumber: maybe(z.number()),
  availableQuantity: maybe(z.number()),
  deliveryTimeMinDays: maybe(z.number()),
  deliveryTimeMaxDays: maybe(z.number()),
})
export type Warehouse = z.output<typeof warehouse>

/** A sellable variant of a product. Each of its attributes has a `value` (ENT-02). */
export const variant = z.looseObject({
  code: z.string(),
  /** number under its barcode: EAN, UPC, JAN or ISBN */
  gtin: maybe(z.string()),
  /** number of the manufacturer */
  mpn: maybe(z.string()),
  priceNow: maybe(z.number()),
  priceOld: maybe(z.number()),
  currency: maybe(z.string()),
  images: maybe(z.array(z.string())),
  availableQuantity: maybe(z.number()),
  /** instead of a quantity, if the shop tells only whether there is any stock */
  isInStock: maybe(z.boolean()),
  sellWithoutStock: maybe(z.boolean()),
  mainModel: maybe(z.string()),
  attributes: maybe(list(attribute)),
  warehouses: maybe(z.array(warehouse)),
})
export type Variant = z.output<typeof variant>

/** GET /api/products/{id}/variants. */
export const variants = list(variant)

/** A price that depends on quantity and delivery date. */
export const quantityDatePrice = z.looseObject({
  quantity: maybe(z.number()),
  date: maybe(z.string()),
  price: z.number(),
  priceOld: maybe(z.number()),
})
export type QuantityDatePrice = z.output<typeof quantityDatePrice>

/** GET /api/products/{id}/quantity-date-pricing. */
export const quantityDatePrices = list(quantityDatePrice)
