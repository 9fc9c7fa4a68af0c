import * as z from 'zod/mini'
import { lenient, list } from '../field.ts'
import { blockLayout, words } from './block-field.ts'

/** A question and its answer. The answer is HTML. */
export const faqItem = z.looseObject({ title: z.string(), description: words })
export type FaqItem = z.output<typeof faqItem>

/** Data of an FAQ block in the CMS (ENT-28, BANNER-15). */
export const faqData = z.looseObject({
  ...blockLayout.shape,
  items: lenient(list(faqItem)),
})
export type FaqData = z.output<typeof faqData>
