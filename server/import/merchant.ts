import { type Cells, cellOf, cellsOf, type FileRow, type Reading } from './file-row.ts'
import { readDetails } from './merchant-details.ts'
import { priceIn, requirePrice, withSale } from './price.ts'
import { readNumbers } from './read-numbers.ts'
import { categoryPath, readHtml } from './read-text.ts'
import { exactKey } from './rows/free-key.ts'
import { type BadRow, type ImportedVariant, type ImportRow, isBadRow, type NamedValue } from './rows/import-row.ts'
import { plainText } from './rows/text.ts'
import { readCode } from './values/read-code.ts'
import { readCount } from './values/read-number.ts'
import { intervalState, isPast } from './values/sale-period.ts'
import { splitLinks } from './values/split-links.ts'

const optionColumns = { color: 'Colour', colour: 'Colour', size: 'Size' }
const factColumns = { material: 'Material', pattern: 'Pattern', gender: 'Gender', age_group: 'Age group' }
const quantityColumns = ['quantity', 'sell_on_google_quantity', 'inventory']

export const isMerchant = (names: ReadonlySet<string>, delimiter: string): boolean =>
  names.has('id') && (delimiter === '\t' || (names.has('price') && names.has('title')))

/** Reads the items of a Google Merchant feed, whether rows of a table or elements of XML. */
export async function* merchantRows(rows: AsyncIterable<FileRow | BadRow>, reading: Reading): AsyncGenerator<ImportRow | BadRow> {
  for await (const row of rows) yield isBadRow(row) ? row : readItem(row, reading)
}

/** Converts an item to a row. One item is one variant; items with the same item_group_id form one product. */
function readItem({ line, cells }: FileRow, reading: Reading): ImportRow | BadRow {
  const text = (...columns: string[]) => plainText(cellOf(cells, ...columns))
  let key = ''
  try {
    const code = plainText(readCode(cellOf(cells, 'id')))
    const group = plainText(readCode(cellOf(cells, 'item_group_id')))
    key = exactKey(group || code) || exactKey(code)
    if (!code || !key) return { line, problem: 'The item has no id', of: '' }
    if (!text('title')) return { line, problem: `Item ${code} has no title`, of: key }
    const row: ImportRow = {
      line,
      key,
      html: readHtml(cellOf(cells, 'description', 'summary', 'content')),
      ...(text('brand') && { brand: text('brand') }),
      path: readPath(cells),
      facts: [...readNamedValues(factColumns, text), ...readDetails(cellsOf(cells, 'product_detail'))],
      pictures: [...links(cells, 'image_link'), ...links(cells, 'additional_image_link')],
    }
    const options = readNamedValues(optionColumns, text)
    const title = group ? stripSuffix(text('title'), options) : text('title')
    const reason = whyNotForSale(cells, reading)
    if (reason) return { ...row, title, notForSale: { reason, isWhole: false } }
    const variant: ImportedVariant = {
      code,
      ...readNumbers(cells, ['gtin'], ['mpn']),
      ...readPrices(cells, reading),
      ...readStock(cells, reading),
      options,
      pictures: links(cells, 'image_link'),
    }
    return { ...row, title, variant }
  } catch (error) {
    return { line, problem: error instanceof Error ? error.message : String(error), of: key || undefined }
  }
}

const tokenOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** Items that the merchant has paused, withdrawn or excluded from free listings. */
function whyNotForSale(cells: Cells, { clock }: Reading): string | undefined {
  const availability = tokenOf(cellOf(cells, 'availability'))
  if (availability === 'discontinued') return 'discontinued'
  if (isPast(cellOf(cells, 'expiration_date'), clock)) return 'expired'
  if (/^(?:all|ads)$/.test(tokenOf(cellOf(cells, 'pause')))) return 'paused'
  if (/^(?:hidden|archived|draft|staging)$/.test(tokenOf(cellOf(cells, 'visibility', 'status')))) return 'hidden'
  const excluded = cellsOf(cells, 'excluded_destination')
    .flatMap((cell) => cell.split(','))
    .map(tokenOf)
  return excluded.includes('free_listings') && excluded.includes('shopping_ads') ? 'hidden' : undefined
}

/** Removes the option values that feeds append to titles: 'Sea boots Red, 38' becomes 'Sea boots'. */
function stripSuffix(title: string, options: NamedValue[]): string {
  const shorter = options.reduceRight(
    (text, { value }) => (text.toLowerCase().endsWith(value.toLowerCase()) ? text.slice(0, -value.length).replace(/[\s,/(-]+$/, '') : text),
    title.replace(/[\s)]+$/, ''),
  )
  return shorter || title
}

/** The sale price and its old price during the sale, otherwise the price. */
function readPrices(cells: Cells, reading: Reading): Pick<ImportedVariant, 'price' | 'old' | 'sale'> {
  const full = priceIn(reading, requirePrice, cells, 'price')
  if (full === undefined) throw new Error("'' is not a price")
  const now = priceIn(reading, requirePrice, cells, 'sale_price')
  if (now === undefined || now >= full) return { price: full }
  const interval = cellOf(cells, 'sale_price_effective_date')
  const state = interval ? intervalState(interval, reading.clock) : 'open'
  return withSale(full, now, state)
}

function readStock(cells: Cells, { signs }: Reading): Pick<ImportedVariant, 'stock' | 'sellWithoutStock' | 'isUncounted'> {
  const availability = cellOf(cells, 'availability')
  switch (tokenOf(availability)) {
    case 'in_stock':
    case 'available':
    case 'limited_availability': {
      const column = quantityColumns.find((name) => cellOf(cells, name))
      if (column) return { stock: readCount(cellOf(cells, column), signs.of(column)), sellWithoutStock: false }
      return { stock: 1, sellWithoutStock: false, isUncounted: true }
    }
    case 'preorder':
    case 'backorder':
      return { stock: 0, sellWithoutStock: true }
    case 'out_of_stock':
      return { stock: 0, sellWithoutStock: false }
    default:
      throw new Error(`'${availability.slice(0, 40)}' is not a valid availability`)
  }
}

/** The merchant's own type, else Google's category unless it is a number. */
function readPath(cells: Cells): string[] {
  const named = ['product_type', 'google_product_category', 'product_category', 'category'].map((column) => cellOf(cells, column))
  return categoryPath(named.find((text) => /\p{L}/u.test(text)) ?? '')
}

function readNamedValues(columns: Record<string, string>, text: (column: string) => string): NamedValue[] {
  const values = Object.entries(columns).flatMap(([column, name]) => (text(column) ? [{ name, value: text(column) }] : []))
  return values.filter(({ name }, index) => values.findIndex((value) => value.name === name) === index)
}

const links = (cells: Cells, column: string): { url: string }[] =>
  cellsOf(cells, column)
    .flatMap(splitLinks)
    .map((url) => ({ url }))
