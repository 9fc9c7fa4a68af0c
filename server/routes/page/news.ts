import { Hono } from 'hono'
import { newsListSize } from '../../../src/domain/constants.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'
import { notFound } from '../../http/problem.ts'
import { queryNumber } from '../../http/query-number.ts'
import { readNews } from '../../page/read-news.ts'

const maxPageSize = 100

/** GET /api/news (CALL-36): with `id` that article (NEWS-02), otherwise the newest `size` articles (NEWS-01). */
export const newsRoutes = (deps: Deps) =>
  new Hono().get('/api/news', async (c) => {
    const { id, size } = c.req.query()
    const language = languageOf(c)
    if (id === undefined)
      return c.json(await readNews(deps, language, { size: queryNumber(size, { usual: newsListSize, least: 1, most: maxPageSize }) }))
    const [item] = await readNews(deps, language, { id })
    if (!item) throw notFound()
    return c.json(item)
  })
