import * as z from 'zod/mini'
import { newsListData } from '../src/model/page/news-data.ts'
import { NewsList } from '../src/views/news-list/news-list.tsx'
import { json, number, oneOf, text } from './kit/attribute.ts'
import { frameAttributes } from './kit/common.ts'
import { contract } from './kit/contract.ts'

/**
 * The latest news of the shop, loaded when the element is near the viewport. Keyboard: Tab moves through the items, then to the
 * link to all news. Screen readers: a list of links whose titles are headings.
 *
 * Do: Place it below the products: news support a shop, they do not replace it. Don't: Show more items than a visitor reads;
 * three to six are enough.
 *
 * @serverRendered
 */
export const newsList = contract({
  tag: 'shop-news-list',
  view: NewsList,
  frame: 'block',
  attributes: {
    /** title above the block */
    heading: frameAttributes.heading,
    /** number of items, 1 to 100; default: the setting of the block, or else 20 */
    size: number(undefined, { min: 1, max: 100, integer: true }),
    /** maximum number of columns, 1 to 6; default: the setting of the block, or else 3 */
    columns: number(undefined, { min: 1, max: 6, integer: true }),
    /** `tiles` or a vertical `list`; default: the setting of the block, or else `tiles` */
    layout: oneOf(['tiles', 'list']),
    /** URL of the page that lists all news; adds a link to it */
    allUrl: text(),
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(newsListData) })),
  },
  events: ['shop-news-click', 'shop-navigate'],
  slots: ['heading', 'before', 'after', 'empty'],
  parts: ['list', 'item', 'link', 'image', 'message', 'button', 'skeleton'],
})
