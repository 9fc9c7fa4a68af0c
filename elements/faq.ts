import * as z from 'zod/mini'
import { list } from '../src/model/field.ts'
import { faqData, faqItem } from '../src/model/page/faq-data.ts'
import { Faq } from '../src/views/faq/faq.tsx'
import { flag, json, number } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * Questions with collapsible answers. They come from `items`, from `block`, or from `<details>` children, which work before the
 * kit has loaded; answers are HTML and get sanitized.
 *
 * Keyboard: Tab moves between questions, Enter and Space open and close an answer. Screen readers: each question is a heading
 * with an expandable button. The browser's find in page also finds closed answers and opens them.
 *
 * Do: Write the questions in the words of your customers. Put <details> children into the tag, so that search engines and
 * visitors without JavaScript can read them. Don't: Hide anything in an answer that everybody needs to know.
 *
 * @serverRendered
 */
export const faq = contract({
  tag: 'shop-faq',
  view: Faq,
  frame: 'block',
  attributes: {
    /** questions as [{ "title", "description" }]; the description is HTML and gets sanitized */
    items: json(list(faqItem)),
    /** allows several answers to be open at once */
    multiple: flag(true),
    /** zero-based index of the answer that is initially open; none when absent */
    openIndex: number(undefined, { min: 0, integer: true }),
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(faqData) })),
  },
  events: ['shop-faq-toggle'],
  slots: [
    'heading',
    'before',
    'after',
    /** questions and answers as `<details>`, without the attribute `items` */
    'default',
    'empty',
  ],
  parts: ['item', 'question', 'answer'],
})
