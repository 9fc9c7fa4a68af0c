import { getNewsItem, getNewsList } from '../../api/news.ts'
import { remote } from '../../base/http/remote.ts'

interface NewsQuery {
  lang: string
  /** how many */
  size: number
}

/** The newest news, asked once per language and size however many blocks show them (NEWS-01). */
export const newsListStore = remote('news', (connection, { lang, size }: NewsQuery, signal) => getNewsList(connection, lang, size, signal))

/** One news item; `item` is undefined where the shop has none of that id (NEWS-02). */
export const newsItemStore = remote('news-item', async (connection, { lang, id }: { lang: string; id: string }, signal) => ({
  item: await getNewsItem(connection, lang, id, signal),
}))
