import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refKey } from '../../../gateway/catalogue/ref-key.ts'
import type { Category } from '../../../src/model/listing/category.ts'
import type { Filter } from '../../../src/model/listing/filter.ts'
import type { Product } from '../../../src/model/product/product.ts'
import type { Variant } from '../../../src/model/product/variant.ts'
import { openShop, type TestShop } from '../shop.ts'
import { importFile } from './import-demo.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openShop()
  folder = await mkdtemp(join(tmpdir(), 'identity-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const columns = 'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty'
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** Imports rows as a Shopify file under a name, which is also its list. */
async function bring(name: string, rows: readonly (readonly string[])[]) {
  const path = join(folder, `${name}.csv`)
  await writeFile(path, [columns, ...rows.map((row) => row.map(quoted).join(','))].join('\n'))
  const report = await importFile(path, { db: shop.db })
  await shop.deps.catalogue.refresh()
  return report
}

/** One product with a variant for each value of an option. */
const product = (handle: string, option: string, values: readonly string[], skus: readonly string[] = []) =>
  values.map((value, index) =>
    index === 0
      ? [handle, `Title of ${handle}`, 'Things', '', option, value, skus[index] ?? '', '5.00', '3']
      : [handle, '', '', '', '', value, skus[index] ?? '', '5.00', '3'],
  )

const only = async (list: string) => (await shop.read<Product[]>(`/api/products?lang=en&product-list=${list}&size=100`))[0]
const filtersOf = (list: string) => shop.read<Filter[]>(`/api/products/filters?lang=en&product-list=${list}`)

describe('texts that have the same slug are different', () => {
  const cases: [what: string, values: string[]][] = [
    ['signs', ['C', 'C++', 'C#']],
    ['plus and minus', ['+1.50', '-1.50', '1.50']],
    ['letters with marks', ['A', 'Ä', 'Å']],
    ['fractions', ['½', '1/2', '1.2', '1 2', '12']],
    ['pictures', ['🎁', '🎄', '🧵']],
    ['sizes', ['S/M', 'SM', 'S-M']],
    ['scripts', ['чай', 'чаи', '急須', '茶碗', 'شاي']],
    ['case, where a product tells them apart', ['Red', 'red', '5 mW', '5 MW']],
    ['names of the language that the server is written in', ['constructor', 'toString', '__proto__']],
  ]

  test.each(cases)('%s', async (what, values) => {
    const list = `same-${cases.findIndex(([each]) => each === what)}`
    const rows = product(list, 'Kind of thing', values)
    const report = await bring(list, rows)
    expect([report.products, report.variants, report.faults]).toEqual([1, values.length, []])
    const found = await only(list)
    const attribute = found?.attributes?.find(({ title }) => title === 'Kind of thing')
    expect(attribute?.values?.map(({ title }) => title)).toEqual(values)
    const keys = attribute?.values?.map(({ value }) => value) ?? []
    expect(keys.filter((key) => !/^[a-z0-9-]+$/.test(key))).toEqual([])
    expect(new Set(keys).size).toBe(values.length)

    const variants = await shop.read<Variant[]>(`/api/products/${found?.productId}/variants?lang=en`)
    expect(new Set(variants.map(({ code }) => code)).size).toBe(values.length)
    expect(variants.map(({ attributes }) => attributes?.[0]?.valueTitle)).toEqual(values)

    await bring(
      list,
      rows
        .toReversed()
        .map((row, index) =>
          index === 0 ? [row[0] ?? '', ...(rows[0]?.slice(1, 5) ?? []), ...row.slice(5)] : [row[0] ?? '', '', '', '', '', ...row.slice(5)],
        ),
    )
    const again = (await only(list))?.attributes?.find(({ title }) => title === 'Kind of thing')
    expect(again?.values?.map(({ value }) => value).sort()).toEqual([...keys].sort())
    expect(again?.values?.map(({ title, value }) => `${title} ${value}`).sort()).toEqual(
      attribute?.values?.map(({ title, value }) => `${title} ${value}`).sort(),
    )
  })

  test('a filter finds only its own value', async () => {
    await bring(
      'codes',
      ['C', 'C++', 'C#'].flatMap((tag) => [[`book-${tag.length}${tag}`, `Book of ${tag}`, 'Books', tag, '', '', `BK-${tag}`, '9.00', '1']]),
    )
    const field = (await filtersOf('codes')).find(({ title }) => title === 'Tags')
    expect(field?.options?.map(({ title, count }) => `${title}: ${count}`).sort()).toEqual(['C#: 1', 'C++: 1', 'C: 1'])
    for (const { title, value } of field?.options ?? []) {
      const found = await shop.read<Product[]>(`/api/products?lang=en&product-list=codes&da-${field?.field}=${value}`)
      expect(found.map((each) => each.title)).toEqual([`Book of ${title}`])
    }
  })

  test('words in other capitals are one option of a filter', async () => {
    await bring('capitals', [
      ['one', 'One', 'Things', 'Hand made', '', '', 'CAP-1', '1.00', '1'],
      ['two', 'Two', 'Things', 'hand made', '', '', 'CAP-2', '1.00', '1'],
    ])
    const options = (await filtersOf('capitals')).find(({ title }) => title === 'Tags')?.options
    expect(options?.map(({ title, count }) => [title, count])).toEqual([['Hand made', 2]])
  })

  test('names of options', async () => {
    const names = ['Length', 'Length +', 'Length (EU)', 'Längth', 'Price', 'constructor', 'Product label']
    await bring(
      'names',
      names.flatMap((name, index) => product(`named-${index}`, name, ['one', 'two'])),
    )
    const filters = await filtersOf('names')
    expect(filters.filter(({ type }) => type === 'enum').map(({ title }) => title)).toEqual(expect.arrayContaining(names))
    expect(new Set(filters.map(({ field }) => field)).size).toBe(filters.length)
    for (const { field, title, options = [] } of filters.filter(({ type }) => type === 'enum')) {
      if (!names.includes(title ?? '')) continue
      expect(field).toMatch(/^[a-z0-9_]+$/)
      const found = await shop.read<Product[]>(`/api/products?lang=en&product-list=names&da-${field}=${options[0]?.value}`)
      expect([title, found.map((each) => each.title)]).toEqual([title, [`Title of named-${names.indexOf(title ?? '')}`]])
    }
  })

  test('categories, also of imports whose names begin alike', async () => {
    const types = ['C', 'C++', '🎁', '🎄', 'Salt & pepper', 'Salt pepper']
    const rows = types.map((type, index) => [`thing-${index}`, `Thing ${index}`, type, '', '', '', `${index}-CAT`, '2.00', '1'])
    for (let round = 0; round < 2; round++) {
      await bring('alike', rows)
      const found = await shop.read<Category[]>('/api/categories?lang=en&childrenOf=imported-alike')
      expect(found.map(({ title }) => title).sort()).toEqual([...types].sort())
      expect(new Set(found.map(({ id, url }) => `${id} ${url}`)).size).toBe(types.length)
    }
    await bring('alike-c', [['other', 'Other', 'Else', '', '', '', 'OTHER-C', '2.00', '1']])
    const of = async (list: string) => (await only(list))?.categoryTitle
    expect(await of('alike-c')).toBe('Else')
    const roots = await shop.read<Category[]>('/api/categories?lang=en&childrenOf=imported')
    expect(roots.map(({ title }) => title)).toEqual(expect.arrayContaining(['Alike', 'Alike c']))
  })

  test('numbers and names of an engine', () => {
    const refs = ['42', 'prod_01J', 'C', 'C++', 'C#', 'Ä', 'a', '🎁', '🎄', '茶']
    const keys = refs.map(refKey)
    expect(keys.slice(0, 3)).toEqual(['42', 'prod-01j', 'c'])
    expect(new Set(keys).size).toBe(refs.length)
    expect(keys.filter((key) => !/^[a-z0-9-]+$/.test(key))).toEqual([])
  })
})
