import { beforeAll, describe, expect, test } from 'vitest'
import { manifest as manifestSchema } from '../../../src/model/app/manifest.ts'
import { type NewsItem, newsItem, newsList } from '../../../src/model/page/news.ts'
import { type Route, route } from '../../../src/model/page/route.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const list = async (query = ''): Promise<NewsItem[]> => newsList.parse(await shop.read(`/api/news?lang=en${query}`))

describe('news', () => {
  test('CALL-36 NEWS-01 returns the newest 20 by default, newest first', async () => {
    const items = await list()
    expect(items).toHaveLength(20)
    const days = items.map(({ publishedAt = '' }) => publishedAt)
    expect(days).toEqual([...days].sort().reverse())
    expect(await list('&size=3')).toEqual(items.slice(0, 3))
    for (const nonsense of ['0', '-1', 'x', '1e9']) expect((await list(`&size=${nonsense}`)).length).toBeGreaterThan(0)
    expect((await list('&size=100')).length).toBeGreaterThan(20)
  })

  test('CALL-36 NEWS-02 an id returns only this article, in the requested language', async () => {
    const [first] = await list('&size=1')
    const item = newsItem.parse(await shop.read(`/api/news?lang=lt&id=${first?.id}`))
    expect(item.id).toBe(first?.id)
    expect(item.title).not.toBe(first?.title)
    expect(item.url).toMatch(/^\/lt\//)
    for (const id of ['', 'nothing', 'constructor', "' or 1=1 --"])
      expect((await shop.ask(`/api/news?id=${encodeURIComponent(id)}`)).status).toBe(404)
  })

  test('NEWS-03 an article has title, pictures, content, summary and path, some also a product', async () => {
    const items = await list('&size=100')
    for (const { title, imageId, contentImages, content, summary, url } of items) {
      expect([title, imageId, content, summary].every(Boolean)).toBe(true)
      expect(contentImages).toEqual(expect.any(Array))
      const page: Route = route.parse(await shop.read(`/content/path-info?path=${encodeURIComponent(url ?? '')}`))
      expect(page).toMatchObject({ title, path: url, ogImage: imageId })
    }
    expect(items.some(({ contentImages = [] }) => contentImages.length > 0)).toBe(true)
    const about = items.find(({ productUrl }) => productUrl)?.productUrl
    expect((await shop.ask(`/content/path-info?path=${about}`)).status).toBe(200)
  })

  test('NEWS-02 the page of an article has one block with its id, below the page of all news', async () => {
    const [first] = await list('&size=1')
    const page: Route = route.parse(await shop.read(`/content/path-info?path=${first?.url}`))
    expect(page.blocks).toMatchObject([
      { type: 'newsItem', data: { newsId: first?.id, allUrl: '/news' } },
      { type: 'productListBanner', title: 'Shop this story' },
      { type: 'newsList', title: 'More stories', data: { size: 3, exceptId: first?.id } },
    ])
    expect(page.crumbs).toEqual([
      { title: expect.any(String), url: '/news' },
      { title: first?.title, url: first?.url },
    ])
  })

  test('NEWS-03 an article ends with the products in it, its own first; without products it has no such block', async () => {
    const item = (await list('&size=100')).find(({ productUrl }) => productUrl)
    const blocksOf = async (url = '') => route.parse(await shop.read(`/content/path-info?path=${encodeURIComponent(url)}`)).blocks ?? []
    const banner = (await blocksOf(item?.url)).find(({ type }) => type === 'productListBanner')
    const products = (await shop.read(`/api/products?lang=en&product-list=${banner?.data?.productListId}`)) as { url: string }[]
    expect(products.length).toBeGreaterThanOrEqual(4)
    expect(products[0]?.url).toBe(item?.productUrl)
    await shop.db.query('update news set id = $1 where id = $2', ['without-products', item?.id])
    expect((await blocksOf(item?.url)).map(({ type }) => type)).toEqual(['newsItem', 'newsList'])
    await shop.db.query('update news set id = $2 where id = $1', ['without-products', item?.id])
  })

  test('NEWS-01 hides an article until its date', async () => {
    const [first] = await list('&size=1')
    await shop.db.query("update news set published = '2999-01-01' where id = $1", [first?.id])
    expect((await list('&size=100')).some(({ id }) => id === first?.id)).toBe(false)
    for (const path of [`/api/news?id=${first?.id}`, `/content/path-info?path=${first?.url}`])
      expect([path, (await shop.ask(path)).status]).toEqual([path, 404])
  })
})

describe('the web app manifest', () => {
  test('CALL-57 has names, colours and icons for every purpose, in the language of the visitor', async () => {
    const answer = await shop.ask('/manifest.json')
    expect(answer.headers.get('content-type')).toContain('json')
    const said = await answer.json()
    expect(said).toMatchObject({ name: 'Birch & Bolt', start_url: '/', scope: '/', display: 'standalone', lang: 'en' })
    const { background_color, theme_color, icons = [] } = manifestSchema.parse(said)
    for (const colour of [background_color, theme_color]) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    const { default: sharp } = await import('sharp')
    for (const { src, sizes, type } of icons) {
      const picture = await shop.ask(src)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, type])
      const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect(await shop.read('/manifest.json', { cookie: 'lang=lt' })).toMatchObject({ lang: 'lt', start_url: '/lt/' })
  })

  test('CALL-57 returns 404 without the feature webAppManifest', async () => {
    await shop.deps.settings.change({ features: { webAppManifest: false } })
    expect((await shop.ask('/manifest.json')).status).toBe(404)
    await shop.deps.settings.reset()
  })
})
