import { beforeAll, describe, expect, test } from 'vitest'
import { publish } from '../../../server/catalogue/write/publish.ts'
import type { Db } from '../../../server/db/db.ts'
import { openAnotherShop, openSecondShop, type TestShop } from '../shop.ts'

const paths = [
  '/api/products?category=kitchen&includeSubCategories=true&size=5',
  '/api/products?search=hammer&size=5',
  '/api/products?id=ht-1001',
  '/api/products/filters?category=kitchen',
  '/api/products/ht-1001/variants',
  '/api/categories?lang=lt',
]

describe('catalogue answers', () => {
  let shop: TestShop
  let queries = 0
  beforeAll(async () => {
    const { db } = await openAnotherShop()
    const counting: Db = {
      ...db,
      query: (sql, params) => {
        queries += 1
        return db.query(sql, params)
      },
      close: async () => {},
    }
    shop = await openAnotherShop({ db: counting })
  })
  const tagOf = async (path: string) => (await shop.ask(path)).headers.get('etag') ?? ''
  const again = (path: string, tag: string) => shop.ask(path, { headers: { 'If-None-Match': tag } })

  test.each(paths)('%s is not made again for who has it', async (path) => {
    const tag = await tagOf(path)
    expect(tag).toMatch(/^W\/"[\w.-]+"$/)
    const before = queries
    const unchanged = await again(path, `"other", ${tag.replace('W/', '')}`)
    expect([unchanged.status, await unchanged.text(), queries - before]).toEqual([304, '', 0])
    expect(unchanged.headers.get('etag')).toBe(tag)
    expect(unchanged.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(unchanged.headers.get('vary')).toContain('Return-total-count')
  })

  test('an answer without the count is none with it', async () => {
    const [path = ''] = paths
    const counted = await shop.ask(path, { headers: { 'If-None-Match': await tagOf(path), 'Return-total-count': 'true' } })
    expect([counted.status, counted.headers.get('total-count')]).toEqual([200, expect.stringMatching(/^\d+$/)])
  })

  test('other addresses and errors have other tags, or none', async () => {
    const tags = await Promise.all([...paths, '/api/categories?lang=en'].map(tagOf))
    expect(new Set(tags).size).toBe(paths.length + 1)
    expect(await tagOf('/api/products/unknown/variants')).toBe('')
    expect((await again('/api/products/unknown/variants', tags[0] ?? '')).status).toBe(404)
  })

  test.each<[what: string, change: (db: Db) => Promise<unknown>]>([
    ['the catalogue is published', (db) => db.query("update product_text set title = title || '!' where lang = 'en' and product_no = 1")],
    [
      'the stock of a variant changes',
      (db) => db.query('update variant set available_quantity = available_quantity + 1 where sort_number = 0'),
    ],
    ['the stock of a warehouse changes', (db) => db.query('update warehouse_stock set available_quantity = available_quantity + 1')],
    ['an order changes the stock of a listing', (db) => db.query('update listing set stock = stock + 1 where no = 1')],
  ])('a tag is out of date once %s', async (_, change) => {
    const [path = ''] = paths
    const tag = await tagOf(path)
    await change(shop.db)
    await publish(shop.db)
    await expect.poll(async () => (await again(path, tag)).status).toBe(200)
    expect(await tagOf(path)).not.toBe(tag)
  })

  test('one transaction counts as one change of the stock', async () => {
    const read = async () => (await shop.db.query<{ version: number }>('select version from stock_version'))[0]?.version ?? 0
    const before = await read()
    await shop.db.tx(async (tx) => {
      await tx.query('update variant set available_quantity = available_quantity + 1')
      await tx.query('update listing set stock = stock + 1')
    })
    expect(await read()).toBe(before + 1)
  })

  test('have the same tags in every process on one database, before and after a change', async () => {
    const other = await openSecondShop(shop)
    const tagsOf = (one: TestShop) => Promise.all(paths.map(async (path) => (await one.ask(path)).headers.get('etag')))
    const before = await tagsOf(shop)
    expect(await tagsOf(other)).toEqual(before)
    await shop.db.query("update product_text set title = title || '?' where lang = 'en' and product_no = 1")
    await shop.db.query('update variant set available_quantity = available_quantity + 1')
    await publish(shop.db)
    await expect.poll(async () => (await tagsOf(other)).filter((tag) => before.includes(tag))).toEqual([])
    await expect.poll(() => tagsOf(shop)).toEqual(await tagsOf(other))
  })
})
