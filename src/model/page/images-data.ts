import * as z from 'zod/mini'
import { lenient, list } from '../field.ts'
import { area } from './area.ts'
import { amount, blockLayout, flag } from './block-field.ts'

/** How areas are shown (BANNER-07). */
export const displayType = z.enum(['carousel', 'slider', 'tiles'])
export type DisplayType = z.output<typeof displayType>

/** Data of an images block and of an image row (ENT-28, BANNER-07..12). */
export const imagesData = z.looseObject({
  ...blockLayout.shape,
  areas: lenient(list(area)),
  displayType: lenient(displayType),
  /** tiles side by side, 2 or 3 */
  columnsCount: amount,
  /** of the pictures, in px */
  maxHeight: amount,
  /** width by height of the pictures */
  aspectRatio: amount,
  /** room above and below the areas, in px */
  verticalSpacing: amount,
  /** tiles, or a row, become a slider */
  displayInSlider: flag,
  displayGrayscale: flag,
})
export type ImagesData = z.output<typeof imagesData>
