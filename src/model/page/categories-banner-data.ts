import * as z from 'zod/mini'
import { id, lenient, list } from '../field.ts'
import { amount, blockLayout, words } from './block-field.ts'

/** How a picture fills its tile. */
export const imageFit = z.enum(['contain', 'cover'])

/** Data of a block of chosen categories (ENT-28, CAT-08). */
export const categoriesBannerData = z.looseObject({
  ...blockLayout.shape,
  /** ids of the categories, in order */
  categories: lenient(list(id)),
  /** id of the category behind the link beside the heading */
  linkCategory: lenient(id),
  /** words of that link */
  linkCategoryTitle: words,
  imageFit: lenient(imageFit),
  columnsCount: amount,
})
export type CategoriesBannerData = z.output<typeof categoriesBannerData>
