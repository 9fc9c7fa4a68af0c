import * as z from 'zod/mini'
import { textData } from '../src/model/page/text-data.ts'
import { Text } from '../src/views/text/text.tsx'
import { json, text as words } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * A text of the shop or of the page. Html of the shop is cleaned: no scripts, styles, forms or frames. Keyboard: Tab reaches its
 * links; a wide table scrolls inside its own box. A screen reader hears headings, lists and tables as they were written.
 */
export const text = contract({
  tag: 'shop-text',
  view: Text,
  frame: 'block',
  attributes: {
    /** html, which is cleaned; what stands inside the tag when absent */
    text: words(),
    /** the whole block as a content system stores it; single attributes win over it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(textData) })),
  },
  slots: ['heading', 'before', 'after', 'default'],
  parts: ['content'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-text': ElementOf<typeof text>
  }
}
