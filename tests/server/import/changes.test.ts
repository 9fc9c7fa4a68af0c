import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importReport } from '../../../server/app/import-report.ts'
import type { ImportOptions } from '../../../server/import/import-file.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { openShop, type TestShop } from '../shop.ts'
import { importFile } from './import-demo.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openShop()
  folder = await mkdtemp(join(tmpdir(), 'changes-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Status'
const row = (handle: string, price: string, status = 'active') =>
  `${handle},Title of ${handle},,,${handle.toUpperCase()},${price},5,${status}`
const sized = (handle: string, prices: Record<string, string>) =>
  Object.entries(prices).map(
    ([size, price], at) => `${handle},${at ? '' : `Title of ${handle}`},Size,${size},${handle}-${size},${price},5,${at ? '' : 'active'}`,
  )

async function bring(name: string, rows: readonly string[], options: ImportOptions = {}) {
  const path = join(folder, `${name}.csv`)
  await writeFile(path, [header, ...rows].join('\n'))
  const report = await importFile(path, { db: shop.db, ...options })
  await shop.deps.catalogue.refresh()
  return report
}
const pricesOf = async (list: string) => {
  const found = await shop.read<Product[]>(`/api/products?lang=en&product-list=${list}&size=100`)
  return Object.fromEntries(found.map(({ code, model, priceNow }) => [code ?? model, priceNow]))
}
const everything = () =>
  shop.db.query(
    `select (select count(*) from product) as products, (select count(*) from category) as categories, (select count(*) from attribute_value) as values,
       (select sum(price_cents) from variant) as prices, (select count(*) from product_list) as lists, (select max(version) from catalogue_version) as version`,
  )

describe('prices before and after', () => {
  test('the report has the lowest, median and highest one', async () => {
    const first = await bring('spread', [row('sp-1', '1.00'), row('sp-2', '20.00'), row('sp-3', '300.00')])
    expect(first.changes).toMatchObject({ before: undefined, after: { variants: 3, lowest: 100, median: 2000, highest: 30_000 } })
    expect(first.changes?.created.count).toBe(3)
    const second = await bring('spread', [row('sp-1', '2.00'), row('sp-2', '20.00'), row('sp-3', '310.00'), row('sp-4', '50.00')])
    expect(second.changes).toMatchObject({
      before: { variants: 3, lowest: 100, median: 2000, highest: 30_000 },
      after: { variants: 4, lowest: 200, median: 2000, highest: 31_000 },
    })
    expect(second.changes?.repriced).toMatchObject({
      count: 2,
      first: [
        { code: 'SP-1', was: 100, price: 200 },
        { code: 'SP-3', was: 30_000, price: 31_000 },
      ],
    })
    expect(second.changes?.created.first.map(({ code }) => code)).toEqual(['SP-4'])
  })

  test.each([
    ['a hundred times higher', '1250.00'],
    ['a hundred times lower', '0.12'],
    ['just above ten times', '125.01'],
    ['just below a tenth', '1.24'],
  ])('a price that is %s stops the import before anything is written', async (_, price) => {
    const list = `steep-${price.replace('.', '-')}`
    await bring(list, [row(`${list}-a`, '12.50'), row(`${list}-b`, '7.00')])
    const before = await everything()
    const changed = [row(`${list}-new`, '5.00'), row(`${list}-a`, price), row(`${list}-b`, '8.00')]
    await expect(bring(list, changed)).rejects.toThrow(`'Title of ${list}-a' (${list.toUpperCase()}-A) from €12,50 to`)
    expect(await everything()).toEqual(before)
    const dry = await bring(list, changed, { isDry: true })
    expect(dry.changes?.steep.count).toBe(1)
    expect(await everything()).toEqual(before)
    await bring(list, changed, { isForced: true })
    expect(await pricesOf(list)).toEqual({
      [`${list}-A`.toUpperCase()]: Number(price),
      [`${list}-B`.toUpperCase()]: 8,
      [`${list}-NEW`.toUpperCase()]: 5,
    })
  })

  test('exactly ten times, and a product that is new at any price, do not stop it', async () => {
    await bring('tenfold', [row('ten-a', '12.50'), row('ten-b', '12.50')])
    await bring('tenfold', [row('ten-a', '125.00'), row('ten-b', '1.25'), row('ten-c', '9999.00')])
    expect(await pricesOf('tenfold')).toEqual({ 'TEN-A': 125, 'TEN-B': 1.25, 'TEN-C': 9999 })
  })

  test('a product with new codes is compared as a whole', async () => {
    await bring('codes', [...sized('boot', { S: '30.00', M: '32.00' })])
    await expect(bring('codes', [...sized('boot', { '36': '3000.00', '37': '3200.00' })])).rejects.toThrow(
      '2 variants would change more than tenfold',
    )
  })
})

describe('what the new file has no longer', () => {
  test('is said and kept, and gone with pruning', async () => {
    await bring('gone', [row('go-1', '1.00'), row('go-2', '2.00'), row('go-3', '3.00')])
    await bring('gone-else', [row('el-1', '1.00')])
    const total = async () => Number((await shop.db.query<{ count: string }>('select count(*) from product'))[0]?.count)
    const before = await total()
    const rest = [row('go-1', '1.00')]
    for (const options of [{}, { isDry: true }, { isDry: true, isPruning: true }]) {
      const report = await bring('gone', rest, options)
      expect(report.changes?.missing).toMatchObject({ count: 2, first: [{ code: 'GO-2', price: 200 }, { code: 'GO-3' }] })
      expect(Object.keys(await pricesOf('gone')).sort()).toEqual(['GO-1', 'GO-2', 'GO-3'])
    }
    await bring('gone', rest, { isPruning: true })
    expect(await pricesOf('gone')).toEqual({ 'GO-1': 1 })
    expect(await pricesOf('gone-else')).toEqual({ 'EL-1': 1 })
    expect(await total()).toBe(before - 2)
    expect((await bring('gone', rest)).changes?.missing.count).toBe(0)
  })

  test('the shop’s own products stay, also in a list of theirs', async () => {
    const [own] = await shop.db.query<{ id: string }>('select id from product_list order by sort_number limit 1')
    const list = own?.id ?? ''
    const before = (await shop.read<Product[]>(`/api/products?lang=en&product-list=${list}&size=100`)).length
    expect(before).toBeGreaterThan(0)
    await bring('into-own', [row('own-1', '1.00'), row('own-2', '1.00')], { list })
    const report = await bring('into-own', [row('own-1', '1.00')], { list, isPruning: true })
    expect(report.changes?.missing.first.map(({ code }) => code)).toEqual(['OWN-2'])
    const own2 = await shop.db.query('select id from product where sku = any($1)', [['OWN-1', 'OWN-2']])
    expect(own2).toHaveLength(1)
    const [{ count = 0 } = {}] = await shop.db.query<{ count: number }>(
      'select count(*)::int as count from product where import_list is null',
    )
    expect(count).toBeGreaterThan(100)
  })

  test('a product whose rows are refused is in the file: it stays as it was', async () => {
    await bring('refused', [row('rf-1', '1.00'), row('rf-2', '2.00')])
    const report = await bring('refused', [row('rf-1', 'cheap'), row('rf-2', '2.50')], { isPruning: true })
    expect([report.skipped, report.changes?.missing.count]).toEqual([1, 0])
    expect(await pricesOf('refused')).toEqual({ 'RF-1': 1, 'RF-2': 2.5 })
  })

  test('the report says which prices stay because rows are refused, of every variant, whatever is wrong with them', async () => {
    await bring('kept', [row('ke-1', '1.00'), ...sized('ke-2', { S: '5.00', M: '6.00' }), row('ke-3', '3.00'), row('ke-4', '4.00')])
    const rows = [
      row('ke-1', 'cheap'),
      ...sized('ke-2', { S: '0', M: '-6.00' }),
      row('ke-3', '3.50').replace('Title of ke-3', ''),
      row('ke-4', '4.50'),
      row('ke-new', 'free'),
    ]
    for (const isDry of [true, false]) {
      const report = await bring('kept', rows, { isDry })
      expect(report.changes?.kept).toMatchObject({ count: 4, first: [{ code: 'KE-1', price: 100 }, {}, {}, { code: 'KE-3' }] })
      const lines = importReport(report, isDry).map((line) => line.trim().replace(/ {2,}/g, ' | '))
      expect(lines).toContain('Not updated, because their rows were refused: 4')
      expect(lines).toContain('Title of ke-1 | KE-1 | keeps its price of €1,00')
      expect(lines).toContain('Title of ke-2 | ke-2-M | keeps its price of €6,00')
    }
    expect(await pricesOf('kept')).toMatchObject({ 'KE-1': 1, 'KE-3': 3, 'KE-4': 4.5 })
    expect((await bring('kept', [row('ke-1', '1.50')])).changes?.kept.count).toBe(0)
  })

  test('a variant whose row is refused is said to be gone, as its product is replaced', async () => {
    await bring('kept-half', sized('ha-1', { S: '5.00', M: '6.00' }))
    const { changes } = await bring('kept-half', sized('ha-1', { S: '5.00', M: 'cheap' }))
    expect(changes).toMatchObject({ kept: { count: 0 }, left: { count: 1, first: [{ code: 'ha-1-M' }] } })
  })

  test('nothing is pruned by a file that is damaged or has no products', async () => {
    await bring('damaged', [row('da-1', '1.00'), row('da-2', '2.00')])
    await expect(bring('damaged', [row('da-1', '1.00'), 'too,few'], { isPruning: true })).rejects.toThrow('rows of it cannot be read')
    await expect(bring('damaged', [',Nameless,,,,1.00,1,active'], { isPruning: true })).rejects.toThrow('the file has no products')
    await expect(bring('damaged', [], { isPruning: true })).rejects.toThrow('the file has no products')
    expect(await pricesOf('damaged')).toEqual({ 'DA-1': 1, 'DA-2': 2 })
  })

  test('a variant that its product has no longer is said, and gone', async () => {
    await bring('sizes', sized('vest', { S: '5.00', M: '6.00', L: '7.00' }))
    const dry = await bring('sizes', sized('vest', { S: '5.00', L: '7.00' }), { isDry: true })
    expect(dry.changes?.left).toMatchObject({ count: 1, first: [{ code: 'vest-M', price: 600 }] })
    await bring('sizes', sized('vest', { S: '5.00', L: '7.00' }))
    expect(await shop.db.query(`select code from variant where code like 'vest-%' order by code`)).toEqual([
      { code: 'vest-L' },
      { code: 'vest-S' },
    ])
  })

  test('a draft that was sold is said by a dry run and taken out by the import', async () => {
    await bring('drafts', [row('dr-1', '1.00'), row('dr-2', '2.00')])
    const changed = [row('dr-1', '1.00'), row('dr-2', '2.00', 'draft')]
    const dry = await bring('drafts', changed, { isDry: true })
    expect(dry.changes).toMatchObject({ withdrawn: { count: 1, first: [{ code: 'DR-2' }] }, missing: { count: 0 } })
    expect(Object.keys(await pricesOf('drafts'))).toHaveLength(2)
    await bring('drafts', changed)
    expect(await pricesOf('drafts')).toEqual({ 'DR-1': 1 })
  })
})

describe('the report of a dry run', () => {
  test('is a table of what would change', async () => {
    await bring('table', [row('ta-1', '38.00'), row('ta-2', '2.00'), row('ta-3', '3.00'), ...sized('ta-4', { S: '4.00', M: '4.50' })])
    const rows = [
      row('ta-1', '36.50'),
      row('ta-2', '2.00', 'archived'),
      ...sized('ta-4', { S: '4.00' }),
      row('ta-5', '5.00'),
      row('ta-6', 'free'),
    ]
    const lines = importReport(await bring('table', rows, { isDry: true }), true)
    const text = lines.map((line) => line.trimEnd().replace(/ {2,}/g, ' | '))
    expect(text).toEqual([
      'Shopify product CSV: 5 rows, 3 products with 3 variants could be imported, nothing was written',
      'Prices have a decimal point',
      'Not for sale and left out: 1 product (archived)',
      '1 product of an earlier import would be taken out of the shop',
      'Prices before: lowest €2,00, median €4,00, highest €38,00 (5 variants)',
      'Prices after: lowest €4,00, median €5,00, highest €36,50 (3 variants)',
      'New: 1',
      ' | Title of ta-5 | TA-5 | €5,00',
      'Price changed: 1',
      ' | Title of ta-1 | TA-1 | €38,00 → €36,50',
      'No longer sold, as the file says: 1',
      ' | Title of ta-2 | TA-2 | €2,00 → –',
      'Variants that their product has no longer: 1',
      ' | Title of ta-4 | ta-4-M | €4,50 → –',
      'Missing in the file, of earlier imports of this list (still sold; --prune removes them): 1',
      ' | Title of ta-3 | TA-3 | €3,00',
      '1 row skipped:',
      " | line 6: 'free' is not a price",
    ])
  })

  test('stays short for a long file', async () => {
    const rows = (price: string) => Array.from({ length: 90 }, (_, at) => row(`long-${at}`, price))
    expect(importReport(await bring('long', rows('5.00'), { isDry: true }), true).length).toBeLessThan(30)
    await bring('long', rows('5.00'))
    const lines = importReport(await bring('long', rows('500.00'), { isDry: true }), true)
    expect(lines.length).toBeLessThan(60)
    expect(lines).toContain('Price changed more than tenfold; stops an import without --force: 90')
    expect(lines).toContain('  and 70 more')
  })
})
