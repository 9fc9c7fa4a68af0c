import { type Cells, cellOf, type FileRow, type Reading } from './file-row.ts'
import { priceIn, readPrice, requirePrice } from './price.ts'
import { readNumbers } from './read-numbers.ts'
import { categoryPath, isYes, readHtml } from './read-text.ts'
import { exactKey } from './rows/free-key.ts'
import { type BadRow, type ImportedVariant, type ImportRow, isBadRow, type NamedValue } from './rows/import-row.ts'
import { makeCode } from './rows/made-codes.ts'
import { plainText } from './rows/text.ts'
import { readCode } from './values/read-code.ts'
import { readCount } from './values/read-number.ts'

/** The columns of a Shopify export, by their names until 2024 and since 2025. */
const columns = {
  handle: ['handle', 'url_handle'],
  html: ['body_html', 'description'],
  published: ['published', 'published_on_online_store'],
  category: ['product_category', 'standard_product_type', 'custom_product_type', 'google_shopping_google_product_category'],
  sku: ['variant_sku', 'sku'],
  barcode: ['variant_barcode', 'barcode'],
  mpn: ['google_shopping_mpn'],
  price: ['variant_price', 'price'],
  oldPrice: ['variant_compare_at_price', 'compare_at_price'],
  tracker: ['variant_inventory_tracker', 'inventory_tracker'],
  quantity: ['variant_inventory_qty', 'inventory_quantity'],
  policy: ['variant_inventory_policy', 'continue_selling_when_out_of_stock'],
  picture: ['image_src', 'product_image_url'],
  pictureText: ['image_alt_text'],
  variantPicture: ['variant_image', 'variant_image_url'],
} as const

export const isShopify = (names: ReadonlySet<string>): boolean =>
  columns.handle.some((name) => names.has(name)) && columns.price.some((name) => names.has(name))

const of = (cells: Cells, column: keyof typeof columns): string => cellOf(cells, ...columns[column])

/** Reads a Shopify product export. Of the rows with the same handle, only the first has the product's fields. */
export async function* shopifyRows(rows: AsyncIterable<FileRow | BadRow>, reading: Reading): AsyncGenerator<ImportRow | BadRow> {
  const namesOf = new Map<string, string[]>()
  for await (const row of rows) {
    if (isBadRow(row)) {
      yield row
      continue
    }
    const handle = of(row.cells, 'handle')
    const names = optionNames(row.cells, namesOf.get(handle) ?? [])
    namesOf.set(handle, names)
    yield readRow(row.line, row.cells, names, reading)
  }
}

function readRow(line: number, cells: Cells, names: string[], reading: Reading): ImportRow | BadRow {
  const handle = of(cells, 'handle')
  const key = exactKey(handle)
  if (!key) return { line, of: '', problem: handle ? `'${plainText(handle)}' is not a handle` : 'The row has no handle' }
  const [picture, alt] = [of(cells, 'picture'), plainText(of(cells, 'pictureText'))]
  const row: ImportRow = {
    line,
    key,
    isOrdered: true,
    path: [],
    facts: [],
    pictures: picture ? [{ url: picture, ...(alt && { alt }) }] : [],
    ...(cellOf(cells, 'title') && readProductFields(cells)),
    ...readState(cells),
  }
  if (!of(cells, 'price') || row.notForSale) return row
  try {
    return { ...row, variant: readVariant(cells, key, names, reading) }
  } catch (error) {
    return { ...row, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Only active and published products are sold. Rows without a status follow the first one. */
function readState(cells: Cells): Pick<ImportRow, 'notForSale'> {
  const status = cellOf(cells, 'status').toLowerCase()
  if (status && status !== 'active') return { notForSale: { reason: plainText(status), isWhole: true } }
  const published = of(cells, 'published')
  return published && !isYes(published) ? { notForSale: { reason: 'not published', isWhole: true } } : {}
}

function readProductFields(cells: Cells): Pick<ImportRow, 'title' | 'html' | 'brand' | 'path' | 'facts'> {
  const tags = cellOf(cells, 'tags').split(',').map(plainText).filter(Boolean)
  const brand = plainText(cellOf(cells, 'vendor'))
  return {
    title: plainText(cellOf(cells, 'title')),
    html: readHtml(of(cells, 'html')),
    ...(brand && { brand }),
    path: readPath(cells, tags),
    facts: tags.map((value) => ({ name: 'Tags', value })),
  }
}

/** The merchant's own type, else the category in Shopify's tree unless it is a number, else the first tag. */
function readPath(cells: Cells, tags: readonly string[]): string[] {
  const type = plainText(cellOf(cells, 'type'))
  if (type) return [type]
  const category = columns.category.map((column) => cellOf(cells, column)).find((text) => /\p{L}/u.test(text)) ?? ''
  const path = categoryPath(category)
  return path.length > 0 ? path : tags.slice(0, 1)
}

function readVariant(cells: Cells, key: string, names: string[], reading: Reading): ImportedVariant {
  const options = names.flatMap((name, index): NamedValue[] => {
    const value = plainText(cellOf(cells, `option${index + 1}_value`))
    return name === 'Title' || !value ? [] : [{ name, value }]
  })
  const price = priceIn(reading, requirePrice, cells, ...columns.price) ?? 0
  const old = priceIn(reading, readPrice, cells, ...columns.oldPrice) ?? 0
  const [picture, sku] = [of(cells, 'variantPicture'), plainText(readCode(of(cells, 'sku')))]
  return {
    code: sku || makeCode(key, options),
    ...(!sku && { isCodeMade: true }),
    price,
    ...(old > price && { old }),
    ...readNumbers(cells, columns.barcode, columns.mpn),
    ...readStock(cells, reading),
    options,
    pictures: picture ? [{ url: picture }] : [],
  }
}

/** A variant without an inventory tracker is always available. In files without the tracker column, whatever has a quantity is counted. */
function readStock(cells: Cells, { signs }: Reading): Pick<ImportedVariant, 'stock' | 'sellWithoutStock' | 'isUncounted'> {
  const column = columns.quantity.find((name) => cellOf(cells, name)) ?? columns.quantity[0]
  const quantity = cellOf(cells, column)
  const hasTracker = columns.tracker.some((name) => name in cells)
  const isCounted = hasTracker ? of(cells, 'tracker') !== '' : quantity !== ''
  const stock = readCount(quantity, signs.of(column))
  if (!isCounted) return { stock: 0, sellWithoutStock: true, isUncounted: true }
  const policy = of(cells, 'policy').toLowerCase()
  return { stock, sellWithoutStock: policy === 'continue' || (policy !== 'deny' && isYes(policy)) }
}

/** Falls back to the known names, because only the first row of a product has them. */
function optionNames(cells: Cells, known: string[]): string[] {
  return [1, 2, 3].map((number) => plainText(cellOf(cells, `option${number}_name`)) || known[number - 1] || '')
}
