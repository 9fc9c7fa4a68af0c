import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'
import { amount, blockLayout, flag, words } from './block-field.ts'

/** Data of a video block in the CMS (ENT-28, BANNER-13). */
export const videoData = z.looseObject({
  ...blockLayout.shape,
  /** YouTube or Vimeo page, or a video file */
  url: words,
  autoplay: flag,
  loop: flag,
  showControls: flag,
  /** width divided by height, 1 or 1.777 */
  aspectRatio: amount,
  /** poster image until playback */
  imageId: lenient(id),
})
export type VideoData = z.output<typeof videoData>
