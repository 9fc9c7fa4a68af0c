import * as z from 'zod/mini'
import { lenient, list } from '../field.ts'
import { area } from './area.ts'
import { amount, blockLayout, flag } from './block-field.ts'

/** The layout of areas (BANNER-07). */
export const displayType = z.enum(['carousel', 'slider', 'tiles'])
export type DisplayType = z.output<typeof displayType>

/** Data of an images block or an image row in the CMS (ENT-28, BANNER-07..12). */
export const imagesData = z.looseObject({
  ...blockLayout.shape,
  areas: lenient(list(area)),
  displayType: lenient(displayType),
  /** number of columns, 2 or 3 */
  columnsCount: amount,
  /** maximum image height in px */
  maxHeight: amount,
  /** width divided by height of the images */
  aspectRatio: amount,
  /** space above and below the areas, in px */
  verticalSpacing: amount,
  /** shows a slider instead of tiles or a row */
  displayInSlider: flag,
  displayGrayscale: flag,
})
export type ImagesData = z.output<typeof imagesData>
