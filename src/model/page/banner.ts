import * as z from 'zod/mini'
import { id, lenient, list } from '../field.ts'
import { area } from './area.ts'
import { amount, blockLayout, flag, words } from './block-field.ts'
import { displayType } from './images-data.ts'

/** Data of a product list banner as a content system stores it (BANNER-05, BANNER-19, ENT-31). */
export const bannerData = z.looseObject({
  ...blockLayout.shape,
  /** how the areas are shown */
  displayType: lenient(displayType),
  /** width by height of the areas' pictures */
  aspectRatio: amount,
  /** areas side by side */
  columnsCount: amount,
  areas: lenient(list(area)),
  productListId: lenient(id),
  slidesCount: amount,
  sort: words,
  displayInSlider: flag,
})
export type BannerData = z.output<typeof bannerData>
