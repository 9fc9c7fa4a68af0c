import * as z from 'zod/mini'
import { NotFound } from '../src/views/not-found/not-found.tsx'
import { flag, json, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Says that there is no page at this address, and leads home. Its title is the first heading of the page. Keyboard: one link.
 * Screen readers: heading, sentence, link, in this order.
 */
export const notFound = contract({
  tag: 'shop-not-found',
  view: NotFound,
  frame: 'block',
  attributes: {
    /** title; Page not found in the language of the page when absent */
    heading: text(),
    /** offers the way to the home page */
    homeLink: flag(true),
    /** the whole block as a content system stores it; single attributes win over it */
    block: json(z.looseObject({ title: z.optional(z.string()) })),
  },
  events: ['shop-navigate'],
  slots: ['default'],
  parts: ['button'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-not-found': ElementOf<typeof notFound>
  }
}
