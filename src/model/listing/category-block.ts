import * as z from 'zod/mini'
import { id, maybe } from '../field.ts'
import { listingType, renderType } from './category.ts'

/** Data of a category block in the CMS (CAT-04). */
export const categoryBlock = z.looseObject({
  id: maybe(id),
  /** initial sort order */
  defaultSort: maybe(z.string()),
  /** includes products of subcategories */
  displaySubcategoriesProducts: maybe(z.boolean()),
  /** false hides the description of the category */
  displayDescription: maybe(z.boolean()),
  renderType: maybe(renderType),
  listingType: maybe(listingType),
  parentId: maybe(id),
  hasChildNodes: maybe(z.boolean()),
  /** code of the attribute that splits products, or `off` */
  splitBy: maybe(z.string()),
})
export type CategoryBlock = z.output<typeof categoryBlock>
