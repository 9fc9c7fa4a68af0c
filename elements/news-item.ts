import * as z from 'zod/mini'
import { newsItemData } from '../src/model/page/news-data.ts'
import { NewsItem } from '../src/views/news-item/news-item.tsx'
import { json, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * One news item. Keyboard: Tab moves through the links in its text, to its product and back to all news. Screen readers: an
 * article; its title is the main heading if the page has no other.
 *
 * Do: Use it as the main content of a page. Don't: Place several on one page: shop-news-list shows an overview.
 *
 * @serverRendered
 */
export const newsItem = contract({
  tag: 'shop-news-item',
  view: NewsItem,
  frame: 'block',
  attributes: {
    /** id of the news item */
    newsId: text(),
    /** URL of the page that lists all news; adds a link back to it */
    allUrl: text(),
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(newsItemData) })),
  },
  events: ['shop-navigate'],
  slots: ['heading', 'before', 'after', 'empty'],
  parts: ['article', 'heading', 'link', 'image', 'message', 'button', 'skeleton'],
})
