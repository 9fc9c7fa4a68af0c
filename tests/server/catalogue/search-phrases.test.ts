import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Db, migrate, openDb } from '../../../server/db/db.ts'
import { toSuggestions } from '../../../src/domain/listing/suggestions.ts'
import type { Category } from '../../../src/model/listing/category.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { importFile } from '../import/import-demo.ts'
import { hasPostgres, openPostgresServer } from '../postgres.ts'
import { openAnotherShop, openSecondShop, type TestShop } from '../shop.ts'
import { exactly, goods, phrases } from './search-phrases.ts'

async function bringGoods(db: Db): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'search-'))
  const file = join(folder, 'goods.tsv')
  await writeFile(file, goods)
  const fetchBytes = () => Promise.reject(new Error('There is no internet in a test'))
  const report = await importFile(file, { db, fetchBytes })
  await rm(folder, { recursive: true })
  expect(report).toMatchObject({ rows: goods.trim().split('\n').length - 1, skipped: 0 })
}

const databases: [name: string, open: () => Promise<Db>][] = [['the embedded database', () => openDb({})]]
if (hasPostgres) databases.push(['PostgreSQL', async () => openDb({ url: (await openPostgresServer()).url })])

describe.each(databases)('a search in %s', (_, open) => {
  let shop: TestShop
  let byQueries: TestShop
  beforeAll(async () => {
    const db = await open()
    await migrate(db)
    await bringGoods(db)
    shop = await openAnotherShop({ db })
    byQueries = await openSecondShop(shop, { facets: 'sql' })
  })
  const products = (from: TestShop, phrase: string, size: number) =>
    from.read<Product[]>(`/api/products?${new URLSearchParams({ lang: 'en', search: phrase, size: String(size) })}`)
  const categories = (phrase: string) =>
    shop.read<Category[]>(`/api/categories?${new URLSearchParams({ lang: 'en', for: 'search', title: phrase, productCount: 'true' })}`)

  test.each(phrases)('CALL-01 finds what is printed on goods: %s, %s', async (_, phrase, title) => {
    expect((await products(shop, phrase, 50))[0]?.title).toBe(title)
    expect((await products(byQueries, phrase, 50))[0]?.title).toBe(title)
    const [first] = toSuggestions({ products: await products(shop, phrase, 5), categories: await categories(phrase) })
    expect(first?.item.title).toBe(title)
  })
  test.each(exactly)('CALL-01 options match by their whole words: %s finds %o', async (phrase, titles) => {
    const found = (products: readonly Product[]) => products.map(({ title }) => title).sort()
    expect(found(await products(shop, phrase, 50))).toEqual(titles)
    expect(found(await products(byQueries, phrase, 50))).toEqual(titles)
    const suggestions = toSuggestions({ products: await products(shop, phrase, 5), categories: await categories(phrase) })
    expect(
      suggestions
        .filter(({ type }) => type === 'product')
        .map(({ item }) => item.title)
        .sort(),
    ).toEqual(titles)
  })
})
