import * as z from 'zod/mini'
import { newsItemData } from '../src/model/page/news-data.ts'
import { NewsItem } from '../src/views/news-item/news-item.tsx'
import { json, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * One news item. Keyboard: Tab leads through the links in its words, to its product and back to all news. A screen reader
 * finds an article; its title is the main heading of a page that has no other.
 */
export const newsItem = contract({
  tag: 'shop-news-item',
  view: NewsItem,
  frame: 'block',
  attributes: {
    /** id of the item */
    newsId: text(),
    /** address of the page with all news; a link leads back there */
    allUrl: text(),
    /** the whole block as a content system stores it; single attributes win over it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(newsItemData) })),
  },
  events: ['shop-navigate'],
  slots: ['heading', 'before', 'after', 'empty'],
  parts: ['article', 'heading', 'link', 'image', 'message', 'button', 'skeleton'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-news-item': ElementOf<typeof newsItem>
  }
}
