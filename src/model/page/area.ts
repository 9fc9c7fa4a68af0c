import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'
import { amount, words } from './block-field.ts'

/**
 * A picture with what belongs to it: a title, a link, a promotion with its button, a video. Carousel, slider, tiles, image row
 * and product list banner show the same areas (ENT-28, ENT-31, BANNER-09, BANNER-24).
 */
export const area = z.looseObject({
  imageId: lenient(id),
  /** of the picture as it was uploaded, in px */
  imageWidth: amount,
  imageHeight: amount,
  /** absent: the picture is only decoration */
  imageAlt: words,
  title: words,
  /** where the area, or its button, leads */
  url: words,
  /** a video that the area opens */
  youtubeUrl: words,
  promoText: words,
  actionButtonTitle: words,
})
export type Area = z.output<typeof area>
