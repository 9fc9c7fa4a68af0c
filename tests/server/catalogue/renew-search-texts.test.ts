import { expect, test } from 'vitest'
import { type Db, migrate, openDb } from '../../../server/db/db.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { openAnotherShop, openSecondShop } from '../shop.ts'

const texts = (db: Db) =>
  db.query('select product_no, lang, title_search, own_search, search, option_search, number_search from product_text order by 1, 2')
const words = (db: Db) => db.query('select * from vocab order by lang, word')

/** Search texts as an older version has written them. */
const makeOld = (db: Db) =>
  db.exec(
    `update product_text set search_version = 0, number_search = null, option_search = ' ', search = search || ' old', own_search = own_search || ' old';
     update category_text set search = 'old'`,
  )
const countOld = async (db: Db) => (await db.query('select from product_text where search_version = 0')).length

test('CALL-01 a shop serves while the search texts of an older version are written again, with the vocabulary', {
  timeout: 60_000,
}, async () => {
  const shop = await openAnotherShop()
  const [before, vocabulary] = [await texts(shop.db), await words(shop.db)]
  await makeOld(shop.db)
  const next = await openSecondShop(shop)
  expect((await next.ask('/readyz')).status).toBe(200)
  expect((await next.read<Product[]>('/api/products?search=joiner+hammer'))[0]?.id).toBe('ht-1001')
  expect(await countOld(shop.db)).toBeGreaterThan(0)
  await expect.poll(async () => (await next.read<Product[]>('/api/products?search=ht1001'))[0]?.id, { timeout: 30_000 }).toBe('ht-1001')
  expect(await texts(shop.db)).toEqual(before)
  expect(await words(shop.db)).toEqual(vocabulary)
  expect(await shop.db.query("select from category_text where search = 'old'")).toEqual([])
})

test('CALL-01 a shop that ends before all search texts are written again continues at its next start', { timeout: 60_000 }, async () => {
  const shop = await openAnotherShop()
  const before = await texts(shop.db)
  await makeOld(shop.db)
  const all = await countOld(shop.db)
  const ended = await openSecondShop(shop)
  await expect.poll(() => countOld(shop.db), { interval: 10, timeout: 30_000 }).toBeLessThan(all)
  await ended.close()
  const left = await countOld(shop.db)
  expect(left).toBeGreaterThan(0)
  await openSecondShop(shop)
  await expect.poll(() => countOld(shop.db), { timeout: 30_000 }).toBe(0)
  expect(await texts(shop.db)).toEqual(before)
})

test('CALL-01 an empty database starts without search texts', { timeout: 60_000 }, async () => {
  const db = await openDb({})
  await migrate(db)
  const shop = await openAnotherShop({ db })
  expect(await shop.read('/api/products?search=ht1001')).toEqual([])
})
