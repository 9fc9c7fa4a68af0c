import * as z from 'zod/mini'
import { id, list, maybe, named } from '../field.ts'
import { attribute } from './attribute.ts'

/**
 * An item of a listing. `id` identifies the item, `productId` the product; they differ if products are split by an
 * attribute. Prices are in units of `currency`, `discount` is in percent (ENT-01).
 */
export const product = z.looseObject({
  id,
  productId: maybe(id),
  code: maybe(z.string()),
  codes: maybe(z.array(z.string())),
  model: maybe(z.string()),
  title: z.string(),
  url: maybe(z.string()),
  category: maybe(id),
  categoryTitle: maybe(z.string()),
  images: maybe(z.array(z.string())),
  imageAltByImageId: maybe(named(z.string())),
  priceNow: maybe(z.number()),
  priceOld: maybe(z.number()),
  discount: maybe(z.number()),
  currency: maybe(z.string()),
  availableStock: maybe(z.number()),
  availableQuantity: maybe(z.number()),
  /** instead of quantities, if the shop tells only whether there is any stock */
  isInStock: maybe(z.boolean()),
  sellWithoutStock: maybe(z.boolean()),
  minDeliveryInDays: maybe(z.number()),
  attributes: maybe(list(attribute)),
  splitAttributeValueByCode: maybe(named(z.string())),
  descriptionByTabCode: maybe(named(z.string())),
  description: maybe(z.string()),
})
export type Product = z.output<typeof product>

/** GET /api/products. */
export const products = list(product)
