import * as z from 'zod/mini'
import { id, lenient, list } from '../field.ts'
import { amount, blockLayout, words } from './block-field.ts'

/** `object-fit` of the tile images. */
export const imageFit = z.enum(['contain', 'cover'])

/** Data of a categories banner in the CMS (ENT-28, CAT-08). */
export const categoriesBannerData = z.looseObject({
  ...blockLayout.shape,
  /** ids of the categories, in display order */
  categories: lenient(list(id)),
  /** id of the category that the link next to the heading opens */
  linkCategory: lenient(id),
  /** text of that link */
  linkCategoryTitle: words,
  imageFit: lenient(imageFit),
  columnsCount: amount,
})
export type CategoriesBannerData = z.output<typeof categoriesBannerData>
