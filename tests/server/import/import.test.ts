import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportOptions, ImportReport } from '../../../server/import/import-file.ts'
import type { Category } from '../../../src/model/listing/category.ts'
import type { Filter } from '../../../src/model/listing/filter.ts'
import type { Product } from '../../../src/model/product/product.ts'
import type { Variant } from '../../../src/model/product/variant.ts'
import { openShop, type TestShop } from '../shop.ts'
import { importFile } from './import-demo.ts'

const fixture = (name: string) => new URL(`./${name}`, import.meta.url).pathname
const unreachable = async () => {
  throw new Error('There is no internet in a test')
}

let shop: TestShop
let folder: string
/** Imports a file and lets the shop take its new catalogue over. */
const bringFile = async (path: string, options: ImportOptions = {}) => {
  const report = await importFile(path, { db: shop.db, fetchBytes: unreachable, ...options })
  await shop.deps.catalogue.refresh()
  return report
}
const bring = (name: string, options?: ImportOptions) => bringFile(fixture(name), options)
const listed = (list: string, query = '') => shop.read<Product[]>(`/api/products?lang=en&product-list=${list}&size=100${query}`)
const find = async (list: string, title: string) => (await listed(list)).find((product) => product.title === title)

/** The rows that the report names, by line. */
const badRows = ({ faults }: ImportReport) => faults.flatMap(({ examples }) => examples).sort((a, b) => a.line - b.line)

beforeAll(async () => {
  shop = await openShop()
  folder = await mkdtemp(join(tmpdir(), 'import-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a Shopify catalogue', () => {
  let report: ImportReport
  beforeAll(async () => {
    report = await bring('shopify.csv')
  })

  test('is reported in numbers, bad rows by line', () => {
    expect(report).toMatchObject({ format: 'Shopify product CSV', list: 'shopify', rows: 25, products: 12, variants: 19 })
    expect(badRows(report).map(({ line }) => line)).toEqual([17, 19, 20, 21, 30])
    expect(badRows(report).at(-1)?.problem).toBe("The code 'RC-4000' belongs to another product")
  })

  test('is in a product list named after the file and in the list of all imports', async () => {
    expect((await listed('shopify')).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Rye crock', 'Žuvų peilis „Gėlė“', 'Käsehobel Größe Ü']),
    )
    expect((await listed('imported')).length).toBeGreaterThanOrEqual(12)
    expect((await shop.read<Product[]>('/api/products?lang=lt&product-list=shopify&size=100')).length).toBe(12)
  })

  test('keeps prices, old prices and stock', async () => {
    expect(await find('shopify', 'Rye crock')).toMatchObject({
      priceNow: 38,
      priceOld: 45,
      discount: 15,
      code: 'RC-4000',
      availableStock: 12,
    })
    expect(await find('shopify', 'Käsehobel Größe Ü')).toMatchObject({ sellWithoutStock: true, availableStock: 0 })
    expect(await find('shopify', 'Oversold bowl')).toMatchObject({ sellWithoutStock: false, availableStock: 0 })
  })

  test('has selectable options', async () => {
    const apron = await find('shopify', 'Linen apron')
    const variants = await shop.read<Variant[]>(`/api/products/${apron?.productId}/variants?lang=en`)
    expect(variants.map(({ code }) => code)).toEqual(['LA-S-RED', 'LA-S-FLAX', 'LA-M-RED', 'LA-M-FLAX', 'LA-L-RED', 'LA-L-FLAX'])
    const chosen = variants[2]?.attributes?.map(({ code, value }) => [code, value])
    expect(chosen).toEqual(
      expect.arrayContaining([
        ['size', 'm'],
        ['colour', 'red'],
      ]),
    )
  })

  test('splits by colour; a named colour gets a swatch', async () => {
    const rows = await listed('shopify', '&splitByAttribute=colour')
    const blankets = rows.filter(({ title }) => title === 'Wool blanket')
    expect(blankets.map(({ splitAttributeValueByCode }) => splitAttributeValueByCode?.colour).sort()).toEqual(['navy', 'teal'])
    const filters = await shop.read<Filter[]>('/api/products/filters?lang=en&product-list=shopify')
    const colours = filters.find(({ field }) => field.includes('colour'))
    expect(colours?.options?.find(({ value }) => value === 'navy')?.image).toMatch(/^swatch-/)
  })

  test('can be filtered by vendor and tag', async () => {
    const filters = await shop.read<Filter[]>('/api/products/filters?lang=en&product-list=shopify')
    const options = (code: string) => filters.find(({ field }) => field.includes(code))?.options?.map(({ title }) => title)
    expect(options('brand')).toEqual(expect.arrayContaining(['Molis & Sons', 'Žvejas']))
    expect(options('tags')).toEqual(expect.arrayContaining(['baking', 'stoneware']))
    expect((await listed('shopify', '&da-tags=baking')).map(({ title }) => title).sort()).toEqual(['Linen apron', 'Rye crock'])
  })

  test('can be bought: its variants have prices and stock', async () => {
    const apron = await find('shopify', 'Linen apron')
    const guid = crypto.randomUUID()
    const body = { products: [{ guid, id: apron?.productId, code: 'LA-M-RED', quantity: 3, attributes: {} }] }
    const answer = await shop.ask('/api/orders/price', { method: 'POST', body })
    expect(await answer.json()).toMatchObject({ total: 95.7, productDetails: { [guid]: { price: 31.9, quantity: 3 } } })
  })

  test('has categories below its own root', async () => {
    const categories = await shop.read<Category[]>('/api/categories?lang=en&childrenOf=imported-shopify')
    expect(categories.map(({ title }) => title)).toEqual(expect.arrayContaining(['Crockery', 'Textiles', 'Knives']))
  })

  test('is inert: hostile html, script URLs and formulas are plain text', async () => {
    const row = await find('shopify', '<img src=x onerror=alert(1)> Mug')
    const [mug] = await shop.read<Product[]>(`/api/products?lang=en&id=${row?.id}`)
    expect(mug?.description).toBe(
      '<p>Holds tea.</p><a>click</a> <a>here</a> <a href="https://example.org/care?a=1&amp;b=2" rel="noopener noreferrer nofollow">care</a><p>cover</p>',
    )
    expect(JSON.stringify(mug?.descriptionByTabCode)).not.toMatch(/<script|onclick|javascript|iframe|style/)
    expect(mug?.url).toMatch(/^\/p\/[a-z0-9-]+$/)
    expect(await find('shopify', '=SUM(A1:A9) jar')).toBeDefined()
  })

  test('falls back to a drawing for an unreachable picture', async () => {
    const [image] = (await find('shopify', 'Rye crock'))?.images ?? []
    const answer = await shop.ask(`/images/${image}?w=340&f=webp`)
    expect(answer.status).toBe(200)
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 340, height: 340 })
    expect(report.pictures).toEqual({ kept: 0, unreachable: 5 })
  })

  test('reimporting updates only what has changed', async () => {
    const before = await listed('shopify')
    const again = await bring('shopify.csv')
    expect(again).toMatchObject({ products: report.products, variants: report.variants })
    expect(await listed('shopify')).toEqual(before)

    const text = await readFile(fixture('shopify.csv'), 'utf8')
    const changed = join(folder, 'shopify.csv')
    await writeFile(
      changed,
      text
        .replace('RC-4000,,shopify,12,deny,manual,38.00,45.00', 'RC-4000,,shopify,9,deny,manual,36.50,45.00')
        .replace(/^linen-apron,,.*LA-L-FLAX.*\n/m, ''),
    )
    await bringFile(changed)
    expect(await find('shopify', 'Rye crock')).toMatchObject({ priceNow: 36.5, availableStock: 9 })
    expect((await find('shopify', 'Linen apron'))?.codes).toHaveLength(5)
    expect(await listed('shopify')).toHaveLength(before.length)
  })
})

describe('a Google Merchant feed', () => {
  test('keeps its category tree, prices and states', async () => {
    const report = await bring('merchant.xml', { list: 'Shore' })
    expect(report).toMatchObject({ list: 'shore', rows: 22, products: 12, variants: 17 })
    expect(badRows(report).map(({ line }) => line)).toEqual([150, 161, 172, 217, 227])
    const boots = await find('shore', 'Sea boots')
    expect(boots).toMatchObject({ priceNow: 59.9, priceOld: 79, categoryTitle: 'Boots' })
    expect(await find('shore', 'Kayak, two seats')).toMatchObject({ sellWithoutStock: true })
    expect(await find('shore', 'Paddle, ash')).toMatchObject({ availableStock: 0 })
  })

  test('imports its pictures, never enlarged', async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const path = join(folder, 'photos.tsv')
    await writeFile(
      path,
      'id\ttitle\tavailability\tprice\timage_link\nPH-1\tLamp\tin_stock\t5\thttps://pictures.invalid/1.jpg\nPH-2\tShade\tin_stock\t6\t/2.jpg\n',
    )
    const report = await bringFile(path, { fetchBytes: async () => photo })
    expect(report.pictures).toEqual({ kept: 1, unreachable: 1 })
    const [image] = (await find('photos', 'Lamp'))?.images ?? []
    expect(image).toMatch(/^photo-/)
    const sizes = await Promise.all(
      ['w=340', 'w=1920', 'w=340&h=340&fit=cover'].map(async (query) => {
        const { width, height } = await sharp(await (await shop.ask(`/images/${image}?${query}&f=webp`)).arrayBuffer()).metadata()
        return [width, height]
      }),
    )
    expect(sizes).toEqual([
      [340, 227],
      [900, 600],
      [340, 340],
    ])
  })
})

describe('any file', () => {
  test('a dry run finds the same bad rows as the import and writes nothing', async () => {
    const [taken] = await shop.db.query<{ code: string }>('select code from variant order by code limit 1')
    const row = (handle: string, code: string) => `${handle},${handle} of the dry run,${code},10.00,3`
    const lines = ['Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty', row('one', 'DRY-1'), row('two', 'DRY-2')]
    lines.push(row('three', 'DRY-1'), row('four', taken?.code ?? ''), row('five', 'DRY-5'), row('five', 'DRY-5'))
    const path = join(folder, 'dry.csv')
    await writeFile(path, lines.join('\n'))
    const facts = (report: ImportReport) => ({ products: report.products, variants: report.variants, bad: badRows(report) })
    const counts = () =>
      shop.db.query(
        'select (select count(*) from product) as products, (select count(*) from category) as categories, (select count(*) from attribute) as attributes',
      )
    const before = await counts()
    const dry = facts(await importFile(path, { db: shop.db, isDry: true }))
    expect(await counts()).toEqual(before)
    expect(dry.bad.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
      "4 The code 'DRY-1' belongs to another product",
      `5 The code '${taken?.code}' belongs to another product`,
      "6 'five' has the code 'DRY-5' twice",
    ])
    const alone = facts(await importFile(path))
    expect([alone.products, alone.bad.map(({ line }) => line)]).toEqual([3, [4, 6]])
    expect(facts(await bringFile(path))).toEqual(dry)
  })

  test('a dry run works without a shop', async () => {
    const report = await importFile(fixture('merchant.tsv'))
    expect(report).toMatchObject({ format: 'Google Merchant feed (TSV)', products: 12, variants: 17 })
    expect(badRows(report)).toHaveLength(6)
  })

  test('rejects a file of another kind before writing anything', async () => {
    await expect(importFile(fixture('import.test.ts'), { db: shop.db })).rejects.toThrow('is neither a Shopify product CSV')
  })
})
