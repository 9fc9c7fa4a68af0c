import * as z from 'zod/mini'
import { NotFound } from '../src/views/not-found/not-found.tsx'
import { flag, json, text } from './kit/attribute.ts'
import { carouselEvents, carouselParts } from './kit/carousel-attributes.ts'
import { contract } from './kit/contract.ts'

/**
 * Message that the page does not exist, with a link to the home page and other ways on: a search box, the departments,
 * recommended products. Its title is the main heading of the page. Keyboard: link, search box, departments, products. Screen
 * readers: heading, sentence and link, in this order; the departments are a named navigation.
 *
 * Do: Use it as the content of the page that your server sends with status 404. Don't: Redirect to it: the address that failed
 * should stay in the address bar.
 *
 * @serverRendered
 */
export const notFound = contract({
  tag: 'shop-not-found',
  view: NotFound,
  frame: 'block',
  attributes: {
    /** title; default: "Page not found" in the language of the page */
    heading: text(),
    /** shows a link to the home page */
    homeLink: flag(true),
    /** shows a search box, the departments and the shop's recommended products */
    findMore: flag(true),
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()) })),
  },
  events: ['shop-navigate', ...carouselEvents],
  slots: [
    /** replaces the hint below the title */
    'default',
  ],
  parts: ['input', ...carouselParts],
})
