import { type Connection, RequestError, request } from '../base/http/request.ts'
import { type NewsItem, newsList, newsResponse } from '../model/page/news.ts'

/** GET /api/news with `size`: the latest items (CALL-36, NEWS-01). */
export const getNewsList = async (connection: Connection, lang: string, size: number, signal?: AbortSignal): Promise<NewsItem[]> =>
  (await request(connection, '/api/news', { query: { lang, size }, schema: newsList, signal })).value

/** GET /api/news with `id`: one item; undefined on 404 (CALL-36, NEWS-02). */
export async function getNewsItem(connection: Connection, lang: string, id: string, signal?: AbortSignal): Promise<NewsItem | undefined> {
  try {
    return (await request(connection, '/api/news', { query: { lang, id }, schema: newsResponse, expectedStatuses: [404], signal })).value
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return undefined
    throw error
  }
}
