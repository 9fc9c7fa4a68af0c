import { cleanHtml } from '../catalogue/records/clean-html.ts'
import type { BadRow, ImportedVariant, ImportRow, NamedValue } from './import-row.ts'
import { type Rates, requirePrice } from './price.ts'
import { plainText, readCount, toKey } from './text.ts'

/** An item of a Google Merchant feed: values by column name of the TSV form. Repeatable columns have several values. */
export type FeedItem = Record<string, string[]>

const optionColumns = { color: 'Colour', colour: 'Colour', size: 'Size' }
const factColumns = { material: 'Material', pattern: 'Pattern', gender: 'Gender', age_group: 'Age group' }
/** Feeds may state that an item is in stock without a quantity. */
const defaultStock = 10

/** Converts an item to a row. One item is one variant; items with the same item_group_id form one product. */
export function readItem(line: number, item: FeedItem, rates: Rates): ImportRow | BadRow {
  const first = (column: string) => plainText(item[column]?.[0] ?? '')
  const code = first('id')
  const key = toKey(first('item_group_id') || code) || toKey(code)
  if (!code || !key) return { line, problem: 'The item has no id' }
  if (!first('title')) return { line, problem: `Item ${code} has no title` }
  try {
    const variant: ImportedVariant = {
      code,
      ...readPrices(first('price'), first('sale_price'), rates),
      ...readStock(first('availability'), first('quantity')),
      options: readNamedValues(optionColumns, first),
      pictures: links(item.image_link),
    }
    return {
      line,
      key,
      title: first('item_group_id') ? stripSuffix(first('title'), variant.options) : first('title'),
      html: cleanHtml(item.description?.[0] ?? ''),
      ...(first('brand') && { brand: first('brand') }),
      path: first('product_type').split('>').map(plainText).filter(Boolean).slice(0, 4),
      facts: readNamedValues(factColumns, first),
      pictures: [...links(item.image_link), ...links(item.additional_image_link?.flatMap((cell) => cell.split(',')))],
      variant,
    }
  } catch (error) {
    return { line, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Removes the option values that feeds append to titles: 'Sea boots Red, 38' becomes 'Sea boots'. */
function stripSuffix(title: string, options: NamedValue[]): string {
  const shorter = options.reduceRight(
    (text, { value }) => (text.toLowerCase().endsWith(value.toLowerCase()) ? text.slice(0, -value.length).replace(/[\s,/(-]+$/, '') : text),
    title.replace(/[\s)]+$/, ''),
  )
  return shorter || title
}

function readPrices(price: string, sale: string, rates: Rates): Pick<ImportedVariant, 'price' | 'old'> {
  const full = requirePrice(price, rates)
  const now = sale ? requirePrice(sale, rates) : full
  return now < full ? { price: now, old: full } : { price: full }
}

function readStock(availability: string, quantity: string): Pick<ImportedVariant, 'stock' | 'sellWithoutStock'> {
  switch (availability.toLowerCase().replace(/\s+/g, '_')) {
    case 'in_stock':
    case 'limited_availability':
      return { stock: quantity ? readCount(quantity) : defaultStock, sellWithoutStock: false }
    case 'preorder':
    case 'backorder':
      return { stock: 0, sellWithoutStock: true }
    case 'out_of_stock':
      return { stock: 0, sellWithoutStock: false }
    default:
      throw new Error(`'${availability.slice(0, 40)}' is not a valid availability`)
  }
}

function readNamedValues(columns: Record<string, string>, first: (column: string) => string): NamedValue[] {
  return Object.entries(columns).flatMap(([column, name]) => (first(column) ? [{ name, value: first(column) }] : []))
}

function links(cells: string[] | undefined): { url: string }[] {
  return (cells ?? [])
    .map((url) => url.trim())
    .filter(Boolean)
    .map((url) => ({ url }))
}
