import { type Cells, cellOf, type FileRow, type Reading } from './file-row.ts'
import { priceIn, requirePrice, withSale } from './price.ts'
import { readNumbers } from './read-numbers.ts'
import { categoryPath, isYes, readHtml } from './read-text.ts'
import { exactKey } from './rows/free-key.ts'
import { type BadRow, type ImportedVariant, type ImportRow, isBadRow, type NamedValue } from './rows/import-row.ts'
import { makeCode } from './rows/made-codes.ts'
import { plainText } from './rows/text.ts'
import { readCode } from './values/read-code.ts'
import { readCount } from './values/read-number.ts'
import { saleState } from './values/sale-period.ts'
import { splitLinks } from './values/split-links.ts'
import { createFamilies, type Family } from './woocommerce-families.ts'

export const isWooCommerce = (names: ReadonlySet<string>): boolean => ['type', 'name', 'regular_price'].every((name) => names.has(name))

type Stock = Pick<ImportedVariant, 'stock' | 'sellWithoutStock' | 'isUncounted'>

/** Reads a WooCommerce product export after it has seen all of its rows. */
export function createWooCommerceReader() {
  const families = createFamilies()
  return {
    survey: families.survey,
    async *rows(rows: AsyncIterable<FileRow | BadRow>, reading: Reading): AsyncGenerator<ImportRow | BadRow> {
      for await (const row of rows) {
        const family = isBadRow(row) ? undefined : families.add(row)
        if (isBadRow(row)) yield row
        else if (family) yield* readFamily(family, reading)
      }
    },
  }
}

/** The rows of a product: its own first, then those of its variations. */
function* readFamily({ parents, variations }: Family, reading: Reading): Generator<ImportRow | BadRow> {
  const [parent, ...repeated] = parents
  for (const { line, cells } of repeated) yield { line, problem: `'${textOf(cells, 'sku')}' is in the file twice`, of: '' }
  if (!parent) {
    for (const { line, cells } of variations)
      yield {
        line,
        problem: `The parent '${textOf(cells, 'parent')}' of the variation is not in the file`,
        of: exactKey(textOf(cells, 'parent')),
      }
    return
  }
  const key = exactKey(textOf(parent.cells, 'sku') || textOf(parent.cells, 'id'))
  if (!key) return yield { line: parent.line, problem: 'The row has neither SKU nor ID', of: '' }
  const choices = new Set(variations.flatMap(({ cells }) => readAttributes(cells).flatMap(({ name, value }) => (value ? [name] : []))))
  const product = readProduct(parent, key, choices)
  const isVariable = /\bvariable\b/i.test(textOf(parent.cells, 'type'))
  yield isVariable || product.notForSale ? product : withVariant(product, () => readVariant(parent.cells, key, [], reading))
  const sold = variations.filter(({ cells }) => !whyNotForSale(cells))
  for (const { line, cells } of variations) {
    const row: ImportRow = { line, key, path: [], facts: [], pictures: [] }
    const reason = whyNotForSale(cells)
    if (reason) yield { ...row, notForSale: { reason, isWhole: false } }
    else
      yield withVariant(row, () => {
        const options = readOptions(cells, choices)
        const share = () => shareOf(parent.cells, sold, line, reading)
        return readVariant(cells, key, options, reading, share)
      })
  }
}

function withVariant(row: ImportRow, read: () => ImportedVariant): ImportRow {
  try {
    return { ...row, variant: read() }
  } catch (error) {
    return { ...row, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** The export protects texts that begin like a formula by an apostrophe. */
const textOf = (cells: Cells, ...columns: readonly string[]): string => cellOf(cells, ...columns).replace(/^'(?=[=+\-@])/, '')

function readProduct({ line, cells }: FileRow, key: string, choices: ReadonlySet<string>): ImportRow {
  const brand = plainText(textOf(cells, 'brands', 'brand'))
  const [category = ''] = list(textOf(cells, 'categories'))
  const reason = whyNotForSale(cells)
  const facts = readAttributes(cells)
    .filter(({ name, isVisible }) => isVisible && !choices.has(name))
    .flatMap(({ name, value }) => list(value).map((each): NamedValue => ({ name, value: plainText(each), isMultiple: true })))
  return {
    line,
    key,
    title: plainText(textOf(cells, 'name')),
    html: readHtml(textOf(cells, 'description', 'short_description').replace(/\\r?\\n|\\n/g, '\n')),
    ...(brand && { brand }),
    path: categoryPath(category),
    facts: [...list(textOf(cells, 'tags')).map((value): NamedValue => ({ name: 'Tags', value: plainText(value) })), ...facts],
    pictures: pictures(cells),
    ...(reason && { notForSale: { reason, isWhole: true } }),
  }
}

/** Values of a list; a comma that belongs to a value is escaped. */
const list = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((value) => value.replace(/\\,/g, ',').trim())
    .filter(Boolean)

const pictures = (cells: Cells) => splitLinks(textOf(cells, 'images')).map((url) => ({ url }))

function readAttributes(cells: Cells): { name: string; value: string; isVisible: boolean }[] {
  return Object.keys(cells).flatMap((column) => {
    const [, number] = /^attribute_(\d+)_name$/.exec(column) ?? []
    const name = number ? plainText(textOf(cells, column)) : ''
    if (!name) return []
    return [{ name, value: textOf(cells, `attribute_${number}_value_s`), isVisible: cellOf(cells, `attribute_${number}_visible`) !== '0' }]
  })
}

function readOptions(cells: Cells, choices: ReadonlySet<string>): NamedValue[] {
  const attributes = readAttributes(cells)
  return [...choices].map((name) => {
    const value = plainText(attributes.find((attribute) => attribute.name === name)?.value.replace(/\\,/g, ',') ?? '')
    if (!value) throw new Error(`The variation is for any '${name}': make one for each`)
    return { name, value }
  })
}

/** Published is 1, a draft -1, private 0. Products that another shop sells, or that only group others, have no price here. */
function whyNotForSale(cells: Cells): string | undefined {
  const published = textOf(cells, 'published')
  if (published === '-1') return 'draft'
  if (published === '0') return 'private'
  if (published && !isYes(published)) return 'not published'
  if (/^hidden$/i.test(textOf(cells, 'visibility_in_catalog'))) return 'hidden'
  return /\b(?:external|grouped)\b/i.exec(textOf(cells, 'type'))?.[0]?.toLowerCase()
}

function readVariant(cells: Cells, key: string, options: NamedValue[], reading: Reading, share?: () => number): ImportedVariant {
  const sku = plainText(readCode(textOf(cells, 'sku')))
  return {
    code: sku || makeCode(key, options),
    ...(!sku && { isCodeMade: true }),
    ...readNumbers(cells, ['gtin_upc_ean_or_isbn', 'gtin'], ['mpn', 'meta_mpn']),
    ...readPrices(cells, reading),
    ...readStock(cells, reading, share),
    options,
    pictures: pictures(cells),
  }
}

function readPrices(cells: Cells, reading: Reading): Pick<ImportedVariant, 'price' | 'old' | 'sale'> {
  const full = priceIn(reading, requirePrice, cells, 'regular_price')
  const now = priceIn(reading, requirePrice, cells, 'sale_price')
  if (full === undefined) throw new Error('The row has no regular price')
  if (now === undefined || now >= full) return { price: full }
  const state = saleState(textOf(cells, 'date_sale_price_starts'), textOf(cells, 'date_sale_price_ends'), reading.clock)
  return withSale(full, now, state)
}

/** Without a number, the stock is not counted: there is some or none. `share` is the part of a stock that variations share. */
function readStock(cells: Cells, { signs }: Reading, share?: () => number): Stock {
  const [quantity, state] = [textOf(cells, 'stock'), textOf(cells, 'in_stock').toLowerCase()]
  const sellWithoutStock = state.includes('backorder') || /^(?:notify|1|yes|true)$/i.test(textOf(cells, 'backorders_allowed'))
  if (state !== '' && !isYes(state) && !sellWithoutStock) return { stock: 0, sellWithoutStock }
  if (/^parent$/i.test(quantity)) return { stock: share?.() ?? 0, sellWithoutStock }
  if (quantity) return { stock: readCount(quantity, signs.of('stock')), sellWithoutStock }
  return state.includes('backorder') ? { stock: 0, sellWithoutStock } : { stock: 1, sellWithoutStock, isUncounted: true }
}

/** A stock of the product is divided among its variations, so that no piece is sold twice. */
function shareOf(parent: Cells, variations: readonly FileRow[], line: number, { signs }: Reading): number {
  const sharing = variations.filter(({ cells }) => /^parent$/i.test(textOf(cells, 'stock')))
  const total = readCount(textOf(parent, 'stock'), signs.of('stock'))
  const position = sharing.findIndex((row) => row.line === line)
  return Math.floor(total / sharing.length) + (position < total % sharing.length ? 1 : 0)
}
