import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'
import { amount, blockLayout, flag, words } from './block-field.ts'

/** Data of a video block (ENT-28, BANNER-13). */
export const videoData = z.looseObject({
  ...blockLayout.shape,
  /** a page of YouTube or Vimeo, or a file */
  url: words,
  autoplay: flag,
  loop: flag,
  showControls: flag,
  /** width by height, 1 or 1.777 */
  aspectRatio: amount,
  /** the picture that stands there until a video of another site is played */
  imageId: lenient(id),
})
export type VideoData = z.output<typeof videoData>
