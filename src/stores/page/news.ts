import { getNewsItem, getNewsList } from '../../api/news.ts'
import { remote } from '../../base/http/remote.ts'

interface NewsQuery {
  lang: string
  /** maximum number of items */
  size: number
}

/** The newest news. Blocks with the same language and size share one request (NEWS-01). */
export const newsListStore = remote('news', (connection, { lang, size }: NewsQuery, signal) => getNewsList(connection, lang, size, signal))

/** One news item. `item` is undefined if the id is unknown to the shop (NEWS-02). */
export const newsItemStore = remote('news-item', async (connection, { lang, id }: { lang: string; id: string }, signal) => ({
  item: await getNewsItem(connection, lang, id, signal),
}))
