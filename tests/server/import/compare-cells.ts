import type { Product } from '../../../src/model/product/product.ts'
import type { Variant } from '../../../src/model/product/variant.ts'
import type { TestShop } from '../shop.ts'

export interface Comparison {
  rows: number
  products: number
  /** cells that the shop shows as the file has them, by what they say */
  equal: Record<string, number>
  different: string[]
}

/**
 * Compares a Shopify file cell by cell with what the shop answers after its import. Reads the file by itself: a fault of the importer
 * must not hide here too.
 */
export async function compareCells(text: string, list: string, { read }: Pick<TestShop, 'read'>): Promise<Comparison> {
  const products = groupByHandle(readTable(text))
  const shown = await readList(list, read)
  const result: Comparison = { rows: 0, products: products.size, equal: {}, different: [] }
  const compare = (what: string, where: string, expected: unknown, found: unknown) => {
    if (JSON.stringify(expected) === JSON.stringify(found)) result.equal[what] = (result.equal[what] ?? 0) + 1
    else result.different.push(`${where}: ${what} is ${JSON.stringify(found)}, in the file ${JSON.stringify(expected)}`)
  }
  for (const [handle, [first = {}, ...others]] of products) {
    const rows = [first, ...others].filter((row) => row['Variant Price'] !== '')
    const product = shown.find(({ title }) => title === first.Title?.trim())
    const isSold = /^true$/i.test(first.Published ?? 'true') && /^active$/i.test(first.Status || 'active')
    compare('title', handle, isSold ? first.Title?.trim() : undefined, product?.title)
    result.rows += rows.length
    if (!product) continue
    const variants = await read<Variant[]>(`/api/products/${product.productId}/variants?lang=en`)
    compare('number of variants', handle, rows.length, variants.length)
    for (const [index, row] of rows.entries()) {
      const [variant, where] = [variants[index], `${handle}, variant ${index + 1}`]
      const [price, old] = [Number(row['Variant Price']), Number(row['Variant Compare At Price'])]
      compare('price', where, price, variant?.priceNow)
      compare('compare-at price', where, old > price ? old : undefined, variant?.priceOld)
      if (row['Variant SKU']) compare('SKU', where, row['Variant SKU'].trim(), variant?.code)
      compare('options', where, optionsOf(first, row), (variant?.attributes ?? []).map(({ valueTitle }) => valueTitle).sort())
      const isCounted = row['Variant Inventory Tracker'] !== ''
      const quantity = isCounted ? Math.max(0, Number(row['Variant Inventory Qty'])) : undefined
      compare('quantity', where, quantity, variant?.availableQuantity)
      if (!isCounted) compare('availability', where, true, variant?.isInStock)
    }
  }
  compare('number of products', list, [...products.values()].length, shown.length)
  return result
}

const optionsOf = (first: Row, row: Row): string[] =>
  [1, 2, 3]
    .filter((at) => first[`Option${at} Name`] && first[`Option${at} Name`] !== 'Title')
    .map((at) => (row[`Option${at} Value`] ?? '').trim())
    .filter(Boolean)
    .sort()

async function readList(list: string, read: TestShop['read']): Promise<Product[]> {
  const all: Product[] = []
  for (let page = 0; ; page++) {
    const products = await read<Product[]>(`/api/products?lang=en&product-list=${list}&size=100&page=${page}`)
    all.push(...products)
    if (products.length < 100) return all
  }
}

type Row = Record<string, string>

function groupByHandle(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.Handle ?? '', [...(groups.get(row.Handle ?? '') ?? []), row])
  return groups
}

/** The rows of a table with commas and doubled quotes, by column title. */
function readTable(text: string): Row[] {
  const rows: string[][] = [[]]
  for (const [whole, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (!whole) continue
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  const [titles = [], ...cells] = rows.filter((row) => row.some(Boolean))
  return cells.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])))
}
