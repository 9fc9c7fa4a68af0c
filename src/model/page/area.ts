import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'
import { amount, words } from './block-field.ts'

/**
 * An image with an optional title, link, promotion and video. Carousel, slider, tiles, image row and product list banner
 * share this type (ENT-28, ENT-31, BANNER-09, BANNER-24).
 */
export const area = z.looseObject({
  imageId: lenient(id),
  /** of the uploaded image, in px */
  imageWidth: amount,
  imageHeight: amount,
  /** the image is decorative when absent */
  imageAlt: words,
  title: words,
  /** link of the area or its button */
  url: words,
  /** video that a click opens */
  youtubeUrl: words,
  promoText: words,
  actionButtonTitle: words,
})
export type Area = z.output<typeof area>
