import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

export const renderType = z.enum(['none', 'onlySubcategories', 'full'])
export type RenderType = z.output<typeof renderType>
export const listingType = z.enum(['bigTiles', 'smallTiles', 'products', 'tinyTiles'])
export type ListingType = z.output<typeof listingType>

/** A node of the catalogue tree. `productCount` is only present if requested (ENT-07). */
export const category = z.looseObject({
  id,
  title: z.string(),
  parent: maybe(id),
  url: maybe(z.string()),
  imageId: maybe(z.string()),
  description: maybe(z.string()),
  hasChildNodes: maybe(z.boolean()),
  renderType: maybe(renderType),
  listingType: maybe(listingType),
  productCount: maybe(z.number()),
})
export type Category = z.output<typeof category>

/** GET /api/categories. */
export const categories = list(category)
