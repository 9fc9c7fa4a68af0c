import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

const text = maybe(z.string())

/**
 * A news item (NEWS-03). `content` and `summary` are html: only ever shown sanitised. `contentImages` are ids of pictures,
 * `url` is the page of the item, `productUrl` that of what it is about, `publishedAt` a day or moment of ISO 8601.
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

/** GET /api/news with size: newest first; a bad item is left out. */
export const newsList = list(newsItem)

/** GET /api/news with id: the item, alone or as the only one of a list. */
export const newsResponse = z.union([
  newsItem,
  z.pipe(
    newsList,
    z.transform((items): NewsItem | undefined => items[0]),
  ),
])
