import * as z from 'zod/mini'
import { id, maybe } from '../field.ts'
import { listingType, renderType } from './category.ts'

/** Data of a category block as a content system stores it (CAT-04). */
export const categoryBlock = z.looseObject({
  id: maybe(id),
  /** sort to begin with */
  defaultSort: maybe(z.string()),
  /** with the products of the subcategories */
  displaySubcategoriesProducts: maybe(z.boolean()),
  renderType: maybe(renderType),
  listingType: maybe(listingType),
  parentId: maybe(id),
  hasChildNodes: maybe(z.boolean()),
})
export type CategoryBlock = z.output<typeof categoryBlock>
