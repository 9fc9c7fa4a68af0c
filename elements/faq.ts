import * as z from 'zod/mini'
import { list } from '../src/model/field.ts'
import { faqData, faqItem } from '../src/model/page/faq-data.ts'
import { Faq } from '../src/views/faq/faq.tsx'
import { flag, json, number } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Questions whose answers open and close. They come from `items`, from the block, or from `<details>` inside the tag, which work by
 * themselves until the kit is there; answers are html, which is cleaned.
 *
 * Keyboard: Tab leads from question to question, Enter and Space open and close. Screen readers hear each question as a heading with
 * a button that is expanded or collapsed. "Find in page" finds closed answers, too, and opens them.
 */
export const faq = contract({
  tag: 'shop-faq',
  view: Faq,
  frame: 'block',
  attributes: {
    /** [{ "title", "description" }]; the description is html */
    items: json(list(faqItem)),
    /** several answers may be open at once */
    multiple: flag(true),
    /** the answer that is open at first, counted from 0; none when absent */
    openIndex: number(undefined, { min: 0, integer: true }),
    /** the whole block as a content system stores it; single attributes win over it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(faqData) })),
  },
  events: ['shop-faq-toggle'],
  slots: ['heading', 'before', 'after', 'default', 'empty'],
  parts: ['item', 'question', 'answer'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-faq': ElementOf<typeof faq>
  }
}
