import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'

/**
 * Data of a news list in the CMS: `size` items in `columnsCount` columns, without that with the id `exceptId`. `allUrl` is the page that
 * lists all news.
 */
export const newsListData = z.looseObject({
  size: lenient(z.number()),
  columnsCount: lenient(z.number()),
  displayType: lenient(z.enum(['tiles', 'list'])),
  exceptId: lenient(id),
  allUrl: lenient(z.string()),
})
export type NewsListData = z.output<typeof newsListData>

/** Data of a news item in the CMS. `allUrl` is the page that lists all news. */
export const newsItemData = z.looseObject({ newsId: lenient(id), allUrl: lenient(z.string()) })
export type NewsItemData = z.output<typeof newsItemData>
