import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'

/** Data of a news list as a content system stores it: `size` items, side by side in `columnsCount`; `allUrl` is the page of all news. */
export const newsListData = z.looseObject({
  size: lenient(z.number()),
  columnsCount: lenient(z.number()),
  displayType: lenient(z.enum(['tiles', 'list'])),
  allUrl: lenient(z.string()),
})
export type NewsListData = z.output<typeof newsListData>

/** Data of a single news item: which one, and the page of all news. */
export const newsItemData = z.looseObject({ newsId: lenient(id), allUrl: lenient(z.string()) })
export type NewsItemData = z.output<typeof newsItemData>
