import type { NewsItem } from '../../model/page/news.ts'
import type { NewsListData } from '../../model/page/news-data.ts'
import { newsListSize } from '../constants.ts'

/** A news list as its attributes say it; what is undefined is up to the block, then to the defaults. */
export interface NewsOptions {
  size: number | undefined
  columns: number | undefined
  layout: 'tiles' | 'list' | undefined
  allUrl: string | undefined
}

const sizes = { min: 1, max: 100 }
const columns = { min: 1, max: 6, usual: 3 }
const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(Math.max(Math.trunc(value), min), max)

/** The news list that is shown: attributes win over the block; 20 items, 3 side by side (NEWS-01). */
export const resolveNewsList = (options: NewsOptions, data: NewsListData | undefined) => ({
  size: clamp(options.size ?? data?.size ?? newsListSize, sizes),
  columns: clamp(options.columns ?? data?.columnsCount ?? columns.usual, columns),
  layout: options.layout ?? data?.displayType ?? ('tiles' as const),
  allUrl: options.allUrl ?? data?.allUrl,
})

/** The pictures below the words of an item, each once; its main picture stands above them already. */
export const picturesBelow = ({ imageId, contentImages = [] }: Pick<NewsItem, 'imageId' | 'contentImages'>): string[] =>
  [...new Set(contentImages)].filter((id) => id !== imageId)
