import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'
import { amount, blockLayout, words } from './block-field.ts'

/** Data of a text block (ENT-28, BANNER-06). */
export const textData = z.looseObject({
  ...blockLayout.shape,
  /** html */
  text: words,
})
export type TextData = z.output<typeof textData>

/** The side of the picture. */
export const imagePosition = z.enum(['left', 'right'])

/** Data of a text beside a picture (ENT-28, BANNER-16). */
export const textWithImageData = z.looseObject({
  ...blockLayout.shape,
  /** html */
  text: words,
  imageId: lenient(id),
  imageAlt: words,
  /** of the picture as it was uploaded, in px */
  imageWidth: amount,
  imageHeight: amount,
  imagePosition: lenient(imagePosition),
  /** a button below the text, as areas have one */
  actionButtonTitle: words,
  url: words,
})
export type TextWithImageData = z.output<typeof textWithImageData>
