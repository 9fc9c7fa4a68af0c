import * as z from 'zod/mini'
import { categoriesBannerData, imageFit } from '../src/model/page/categories-banner-data.ts'
import { CategoriesBanner } from '../src/views/categories-banner/categories-banner.tsx'
import { json, number, oneOf, text, words } from './kit/attribute.ts'
import { frameAttributes } from './kit/common.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Chosen categories as tiles, with a link to another one, such as all of them. Keyboard: Tab leads to the link, then through the
 * tiles. Screen readers hear a list by the heading of the block; each tile says its title and how many products it leads to.
 */
export const categoriesBanner = contract({
  tag: 'shop-categories-banner',
  view: CategoriesBanner,
  frame: 'block',
  attributes: {
    /** ids of the categories, in order; needed */
    categories: words(),
    /** id of the category that the link leads to; no link when absent */
    linkCategory: text(),
    /** words of the link; the title of its category when absent */
    linkCategoryTitle: text(),
    /** how pictures fill their tiles; cover when absent */
    imageFit: oneOf(imageFit.options),
    /** tiles side by side where there is room; as their number asks for when absent, the first one larger */
    columns: number(undefined, { min: 1, max: 6, integer: true }),
    heading: frameAttributes.heading,
    /** the whole block as a content system stores it; single attributes win over it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(categoriesBannerData) })),
  },
  events: ['shop-navigate'],
  slots: ['heading', 'before', 'after', 'empty'],
  parts: ['tiles', 'tile', 'image', 'link', 'skeleton', 'message'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-categories-banner': ElementOf<typeof categoriesBanner>
  }
}
