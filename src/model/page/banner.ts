import * as z from 'zod/mini'
import { id, lenient, list } from '../field.ts'
import { area } from './area.ts'
import { amount, blockLayout, flag, words } from './block-field.ts'
import { displayType } from './images-data.ts'

/** Data of a product list banner in the CMS (BANNER-05, BANNER-19, ENT-31). */
export const bannerData = z.looseObject({
  ...blockLayout.shape,
  displayType: lenient(displayType),
  /** width divided by height of the images */
  aspectRatio: amount,
  /** number of columns */
  columnsCount: amount,
  areas: lenient(list(area)),
  productListId: lenient(id),
  slidesCount: amount,
  sort: words,
  displayInSlider: flag,
})
export type BannerData = z.output<typeof bannerData>
