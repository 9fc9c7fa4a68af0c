import { beforeAll, expect, test } from 'vitest'
import { getNewsItem, getNewsList } from '../../../src/api/news.ts'
import { openReadShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeAll(async () => {
  wire = await connect(openReadShop)
})

test('CALL-36 NEWS-01 requests the news list by lang and size, newest first', async () => {
  const items = await getNewsList(shop, 'lt', 20)
  expect(wire.last()).toMatchObject({ method: 'GET', path: '/api/news' })
  expect([...wire.last().query]).toEqual([
    ['lang', 'lt'],
    ['size', '20'],
  ])
  expect(items).toHaveLength(20)
  const days = items.map(({ publishedAt = '' }) => publishedAt)
  expect(days).toEqual(days.toSorted().reverse())
})

test('CALL-36 NEWS-02 NEWS-03 requests a news item by lang and id; an unknown id gives undefined', async () => {
  const [first] = await getNewsList(shop, 'en', 1)
  const item = await getNewsItem(shop, 'en', String(first?.id))
  expect([...wire.last().query]).toEqual([
    ['lang', 'en'],
    ['id', first?.id],
  ])
  expect(item).toMatchObject({
    id: first?.id,
    title: first?.title,
    content: expect.stringContaining('<p>'),
    url: expect.stringMatching(/^\//),
  })
  expect(await getNewsItem(shop, 'en', 'no-such-news')).toBeUndefined()
})
