import type { NewsItem } from '../../model/page/news.ts'
import type { NewsListData } from '../../model/page/news-data.ts'
import { newsListSize } from '../constants.ts'

/** Attributes of a news list. An undefined value falls back to the block, then to the default. */
export interface NewsOptions {
  size: number | undefined
  columns: number | undefined
  layout: 'tiles' | 'list' | undefined
  allUrl: string | undefined
}

const sizes = { min: 1, max: 100 }
const columns = { min: 1, max: 6, usual: 3 }
const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(Math.max(Math.trunc(value), min), max)

/** Merges attributes over the block. Defaults: 20 items in tiles, 3 columns (NEWS-01). */
export const resolveNewsList = (options: NewsOptions, data: NewsListData | undefined) => ({
  size: clamp(options.size ?? data?.size ?? newsListSize, sizes),
  columns: clamp(options.columns ?? data?.columnsCount ?? columns.usual, columns),
  layout: options.layout ?? data?.displayType ?? ('tiles' as const),
  allUrl: options.allUrl ?? data?.allUrl,
})

/**
 * Whether the first of the tiles is a lead story, two columns wide. A list of up to two rows has none: there the lead would only
 * leave a gap in the last row.
 */
export const hasLeadStory = (layout: 'tiles' | 'list', count: number, columnCount: number): boolean =>
  layout === 'tiles' && columnCount > 1 && count > 2 * columnCount

/** Pictures below an item's text, without duplicates and without the main picture, which renders above the text. */
export const picturesBelow = ({ imageId, contentImages = [] }: Pick<NewsItem, 'imageId' | 'contentImages'>): string[] =>
  [...new Set(contentImages)].filter((id) => id !== imageId)
