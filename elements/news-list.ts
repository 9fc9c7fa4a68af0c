import * as z from 'zod/mini'
import { newsListData } from '../src/model/page/news-data.ts'
import { NewsList } from '../src/views/news-list/news-list.tsx'
import { json, number, oneOf, text } from './kit/attribute.ts'
import { frameAttributes } from './kit/common.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * The newest news of the shop, asked for when they come near the visible part of the page. Keyboard: Tab leads through the
 * items, Enter opens one, then to the link to all news. A screen reader finds a list of links whose titles are headings.
 */
export const newsList = contract({
  tag: 'shop-news-list',
  view: NewsList,
  frame: 'block',
  attributes: {
    /** title above the block */
    heading: frameAttributes.heading,
    /** how many; 20 when neither this nor the block says it */
    size: number(undefined, { min: 1, max: 100, integer: true }),
    /** tiles side by side where there is room; 3 when neither this nor the block says it */
    columns: number(undefined, { min: 1, max: 6, integer: true }),
    /** side by side or below each other; tiles when neither this nor the block says it */
    layout: oneOf(['tiles', 'list']),
    /** address of the page with all news; a link leads there */
    allUrl: text(),
    /** the whole block as a content system stores it; single attributes win over it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(newsListData) })),
  },
  events: ['shop-news-click', 'shop-navigate'],
  slots: ['heading', 'before', 'after', 'empty'],
  parts: ['list', 'item', 'link', 'image', 'message', 'button', 'skeleton'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-news-list': ElementOf<typeof newsList>
  }
}
