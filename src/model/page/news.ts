import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

const text = maybe(z.string())

/**
 * A news item. `content` and `summary` are HTML and must be sanitized. `contentImages` are image ids, `url` is the page of
 * the item, `productUrl` the page of its product, `publishedAt` an ISO 8601 date or time (NEWS-03).
 */
export const newsItem = z.looseObject({
  id,
  title: z.string(),
  imageId: maybe(id),
  contentImages: maybe(z.array(id)),
  content: text,
  summary: text,
  url: text,
  productUrl: text,
  publishedAt: text,
})
export type NewsItem = z.output<typeof newsItem>

/** GET /api/news with `size`: newest first; drops invalid items. */
export const newsList = list(newsItem)

/** GET /api/news with `id`: the item, plain or in a list of one. */
export const newsResponse = z.union([
  newsItem,
  z.pipe(
    newsList,
    z.transform((items): NewsItem | undefined => items[0]),
  ),
])
