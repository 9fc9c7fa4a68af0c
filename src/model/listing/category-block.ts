import * as z from 'zod/mini'
import { id, lenient, maybe } from '../field.ts'
import { words } from '../page/block-field.ts'
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

/** Data of a product list as a content system stores it (ENT-28). */
export const productListData = z.looseObject({ productListId: lenient(id), sort: words })
