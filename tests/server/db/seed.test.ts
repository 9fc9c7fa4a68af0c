import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { generateProducts } from '../../../demo/seed/generate.ts'
import { seedCatalogue } from '../../../demo/seed/seed-catalogue.ts'
import { seedDemoShop } from '../../../demo/seed/seed-demo-shop.ts'
import { seedReport } from '../../../demo/seed/seed-report.ts'
import { shopContent } from '../../../demo/shop-content.ts'
import { type Catalogue, openCatalogue } from '../../../server/catalogue/index/catalogue.ts'
import { publish } from '../../../server/catalogue/write/publish.ts'
import { type Db, migrate } from '../../../server/db/db.ts'
import { openPglite } from '../../../server/db/pglite.ts'
import { written } from '../catalogue/fetch-products.ts'
import { interrupted } from './interrupted.ts'

const products = written.length + 200
let db: Db
let catalogue: Catalogue
let afterInterruption: { products: number | undefined; log: string[] }
beforeAll(async () => {
  db = await openPglite({})
  await migrate(db)
  await expect(seedCatalogue(interrupted(db, /from setting.* for update$/, 2), { products })).rejects.toThrow('interrupted')
  const log: string[] = []
  afterInterruption = { products: await count('product'), log }
  await seedDemoShop(db, { people: false, log: (line) => log.push(line) })
  catalogue = await openCatalogue(db, shopContent)
})
afterAll(async () => {
  await catalogue.close()
  await db.close()
})

const count = async (sql: string) => (await db.query<{ count: number }>(`select count(*)::int as count from ${sql}`))[0]?.count

test('the catalogue grows to the requested size, generated products after handwritten ones', async () => {
  expect(await count('product')).toBe(products)
  expect(await count("product where id like 'gn-%'")).toBe(200)
  expect(await count('(select distinct title from product_text) titles')).toBeGreaterThan(products)
})

test('the next start continues an interrupted filling with the number of products that was requested', () => {
  expect(afterInterruption).toMatchObject({
    products: 500,
    log: [`Continuing after the first 500 products …`, expect.any(String), expect.any(String)],
  })
})

test('a start writes nothing over a catalogue that the command seed has written, now or in an earlier release', async () => {
  const before = await db.query('select no, id from product order by no')
  await seedDemoShop(db, { people: false })
  await db.query("delete from setting where name = 'catalogue'")
  const log: string[] = []
  await seedDemoShop(db, { people: false, log: (line) => log.push(line) })
  expect(await db.query('select no, id from product order by no')).toEqual(before)
  expect(log).toEqual([])
})

test('reports if fewer products are requested than are handwritten', () => {
  expect(seedReport(written.length, 50)).toMatch(/^The shop has \d+ products, the minimum: all of demo\/content is included\.$/)
  for (const requested of [0, written.length, 20_000])
    expect(seedReport(Math.max(written.length, requested), requested)).toMatch(/^The shop has \d+ products\.$/)
})

test('generated products have a category, texts in both languages, pictures, variants and stock', async () => {
  expect(await count("product p where id like 'gn-%' and not exists (select from listing l where l.product_no = p.no)")).toBe(0)
  expect(await count("product p where id like 'gn-%' and (select count(*) from product_text t where t.product_no = p.no) <> 2")).toBe(0)
  expect(await count('listing l, unnest(images) as shown where not exists (select from image where image.id = shown)')).toBe(0)
  expect(await count('listing where price_old_cents <= price_cents')).toBe(0)
  expect(
    await count(
      'variant v where available_quantity <> (select sum(available_quantity) from warehouse_stock w where w.variant_code = v.code)',
    ),
  ).toBe(0)
})

test('generating the same catalogue size gives the same products', () => {
  const shelf = { products: written.slice(0, 40), place: 'shelf' }
  const madeUp = () => [...generateProducts([shelf], 300, ['kalvis', 'rasa'])]
  expect(madeUp()).toEqual(madeUp())
  expect(new Set(madeUp().map(({ seed }) => seed.title.lt)).size).toBe(300)
})

test('a shop reloads a catalogue published by another process', async () => {
  const { version } = catalogue.now()
  await db.query("delete from product where id = 'ht-1001'")
  await publish(db)
  await vi.waitFor(() => expect(catalogue.now().version).toBe(version + 1), { timeout: 10_000 })
  const { total } = await catalogue
    .now()
    .facets.page({ split: false, within: [], choices: new Map(), found: [] }, { sort: 'recommended', language: 'en', asFound: false }, 0, 1)
  expect(total).toBe(products - 1)
})
