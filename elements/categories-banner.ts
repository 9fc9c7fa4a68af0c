import * as z from 'zod/mini'
import { categoriesBannerData, imageFit } from '../src/model/page/categories-banner-data.ts'
import { CategoriesBanner } from '../src/views/categories-banner/categories-banner.tsx'
import { json, number, oneOf, text, words } from './kit/attribute.ts'
import { frameAttributes } from './kit/common.ts'
import { contract } from './kit/contract.ts'

/**
 * Selected categories as tiles, with an optional link to another category. Keyboard: Tab moves to the link, then through the
 * tiles. Screen readers: a list named by the heading of the block; each tile has its title and its number of products.
 *
 * Do: Choose four to eight categories whose pictures differ. Don't: Use it as the only navigation: it shows a selection.
 *
 * @serverRendered
 */
export const categoriesBanner = contract({
  tag: 'shop-categories-banner',
  view: CategoriesBanner,
  frame: 'block',
  attributes: {
    /** ids of the categories, in display order; required */
    categories: words(),
    /** id of the category to link to; no link when absent */
    linkCategory: text(),
    /** text of the link; default: the title of the linked category */
    linkCategoryTitle: text(),
    /** CSS object-fit of the tile images; `cover` when absent */
    imageFit: oneOf(imageFit.options),
    /** maximum number of columns, 1 to 6; when absent, it follows from the number of tiles and the first tile is larger */
    columns: number(undefined, { min: 1, max: 6, integer: true }),
    heading: frameAttributes.heading,
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(categoriesBannerData) })),
  },
  events: ['shop-navigate'],
  slots: ['heading', 'before', 'after', 'empty'],
  parts: ['tiles', 'tile', 'image', 'link', 'skeleton', 'message'],
})
