import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Filter } from '../../../src/model/listing/filter.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { openShop, type TestShop } from '../shop.ts'
import { importFile } from './import-demo.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openShop()
  folder = await mkdtemp(join(tmpdir(), 'order-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function bring(name: string, lines: readonly string[]) {
  const path = join(folder, name)
  await writeFile(path, lines.join('\n'))
  await importFile(path, { db: shop.db })
  await shop.deps.catalogue.refresh()
}
const optionsOf = async (list: string, title: string, language = 'en') => {
  const filters = await shop.read<Filter[]>(`/api/products/filters?lang=${language}&product-list=${list}`)
  return filters.find((filter) => filter.title === title)?.options?.map((option) => option.title)
}
const valuesOf = async (list: string, title: string) => {
  const [product] = await shop.read<Product[]>(`/api/products?lang=en&product-list=${list}&size=100`)
  return product?.attributes?.find((attribute) => attribute.title === title)?.values?.map((value) => value.title)
}
const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty'
const rows = (handle: string, option: string, values: readonly string[]) =>
  values.map((value, index) => `${handle},${index ? '' : handle},${index ? '' : option},"${value}",5.00,2`)

test('a filter lists sizes by size, whichever product had them first and however many imports brought them', async () => {
  await bring('wear.csv', [header, ...rows('coat', 'Fit', ['XL', 'M', '3XL']), ...rows('vest', 'Fit', ['S', 'XS', 'M'])])
  await bring('wear.csv', [header, ...rows('coat', 'Fit', ['XL', 'M', '3XL']), ...rows('vest', 'Fit', ['S', 'XXS', 'L'])])
  for (const language of ['en', 'lt']) expect(await optionsOf('wear', 'Fit', language)).toEqual(['XXS', 'S', 'M', 'L', 'XL', '3XL'])
  await bring('shoes.csv', [header, ...rows('shoe', 'Shoe size', ['40', '36,5', '100', '36', '37 1/2', '9'])])
  expect(await optionsOf('shoes', 'Shoe size')).toEqual(['9', '36', '36,5', '37 1/2', '40', '100'])
})

test('sizes that an import adds to an attribute of the shop take their place among its own', async () => {
  await bring('more.csv', [header, ...rows('shirt', 'Size', ['4XL', 'XL', 'S', 'XXS'])])
  expect(await optionsOf('more', 'Size')).toEqual(['XXS', 'S', 'XL', '4XL'])
})

test('words follow the alphabet of the language', async () => {
  const row = (tag: string) => `${tag}-1,${tag},${tag},3.00,1`
  await bring('words.csv', [
    'Handle,Title,Tags,Variant Price,Variant Inventory Qty',
    ...['Žalia', 'Ietis', 'Jūra', 'Yla', 'Zebra'].map(row),
  ])
  expect(await optionsOf('words', 'Žymos', 'lt')).toEqual(['Ietis', 'Yla', 'Jūra', 'Zebra', 'Žalia'])
  expect(await optionsOf('words', 'Tags')).toEqual(['Ietis', 'Jūra', 'Yla', 'Žalia', 'Zebra'])
})

test('a product keeps the order of a Shopify file, which is the merchant’s own', async () => {
  await bring('own.csv', [header, ...rows('hat', 'Own size', ['L', 'S', 'M'])])
  expect(await valuesOf('own', 'Own size')).toEqual(['L', 'S', 'M'])
})

test('a product of a feed, whose items have no order, lists sizes by size and colours as they come', async () => {
  const item = (id: string, size: string, colour: string) => `${id}\tBoots\tG-1\tin_stock\t5.00 EUR\t${size}\t${colour}\t3`
  const feed = ['id\ttitle\titem_group_id\tavailability\tprice\tsize\tcolor\tquantity']
  await bring('feed.tsv', [...feed, item('1', 'XL', 'Sand'), item('2', 'S', 'Ash'), item('3', 'M', 'Sand')])
  expect(await valuesOf('feed', 'Size')).toEqual(['S', 'M', 'XL'])
  expect(await valuesOf('feed', 'Colour')).toEqual(['Sand', 'Ash'])
})
