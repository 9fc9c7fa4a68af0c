import * as z from 'zod/mini'
import { textData } from '../src/model/page/text-data.ts'
import { Text } from '../src/views/text/text.tsx'
import { json, text as words } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * A text of the shop or of the page. HTML is sanitized: scripts, styles, forms and frames are removed. Keyboard: Tab moves
 * through the links; a wide table scrolls in its own box. Screen readers: headings, lists and tables as in the HTML.
 *
 * Do: Keep paragraphs short, and use headings for longer texts. Don't: Paste inline styles: they are removed.
 *
 * @serverRendered
 */
export const text = contract({
  tag: 'shop-text',
  view: Text,
  frame: 'block',
  attributes: {
    /** HTML, which gets sanitized; default: the content of the element */
    text: words(),
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(textData) })),
  },
  slots: [
    'heading',
    'before',
    'after',
    /** the text, without the attribute `text` */
    'default',
  ],
  parts: ['content'],
})
