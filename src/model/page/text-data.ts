import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'
import { amount, blockLayout, flag, words } from './block-field.ts'

/** Data of a text block in the CMS (ENT-28, BANNER-06). */
export const textData = z.looseObject({
  ...blockLayout.shape,
  /** HTML */
  text: words,
  /** the `div`s of the text side by side where there is space */
  columns: flag,
})
export type TextData = z.output<typeof textData>

/** The side of the image. */
export const imagePosition = z.enum(['left', 'right'])

/** Data of a text with image block in the CMS (ENT-28, BANNER-16). */
export const textWithImageData = z.looseObject({
  ...blockLayout.shape,
  /** HTML */
  text: words,
  imageId: lenient(id),
  imageAlt: words,
  /** of the uploaded image, in px */
  imageWidth: amount,
  imageHeight: amount,
  imagePosition: lenient(imagePosition),
  /** text of the button below the text */
  actionButtonTitle: words,
  url: words,
})
export type TextWithImageData = z.output<typeof textWithImageData>
