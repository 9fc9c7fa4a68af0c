import * as z from 'zod/mini'
import { words } from './block-field.ts'
import { blockLayout } from './block-layout.ts'

/** Data of a text block (ENT-28, BANNER-06). */
export const textData = z.looseObject({
  ...blockLayout.shape,
  /** html */
  text: words,
})
export type TextData = z.output<typeof textData>
