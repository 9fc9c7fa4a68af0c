import { expect, test } from 'vitest'
import { type Db, migrate, openDb } from '../../../server/db/db.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { openAnotherShop, openSecondShop } from '../shop.ts'

const texts = (db: Db) =>
  db.query('select product_no, lang, title_search, own_search, search, number_search from product_text order by product_no, lang')

test('CALL-01 the search texts of an older database are written again at the start, with the vocabulary', { timeout: 60_000 }, async () => {
  const shop = await openAnotherShop()
  const before = await texts(shop.db)
  const words = await shop.db.query('select * from vocab order by lang, word')
  await shop.db.exec(
    "update product_text set number_search = null, search = ' old', own_search = ' old'; update category_text set search = 'old'",
  )
  const next = await openSecondShop(shop)
  expect(await texts(shop.db)).toEqual(before)
  expect(await shop.db.query('select * from vocab order by lang, word')).toEqual(words)
  expect(await shop.db.query("select from category_text where search = 'old'")).toEqual([])
  expect((await next.read<Product[]>('/api/products?search=ht1001'))[0]?.id).toBe('ht-1001')
})

test('CALL-01 an empty database starts without search texts', { timeout: 60_000 }, async () => {
  const db = await openDb({})
  await migrate(db)
  const shop = await openAnotherShop({ db })
  expect(await shop.read('/api/products?search=ht1001')).toEqual([])
})
