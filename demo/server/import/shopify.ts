import type { Readable } from 'node:stream'
import { cleanHtml } from '../catalogue/records/clean-html.ts'
import { type Cells, csvRows } from './csv-rows.ts'
import type { BadRow, ImportedVariant, ImportRow, NamedValue } from './import-row.ts'
import { readPrice } from './price.ts'
import { plainText, readCount, slug } from './text.ts'

/** Reads a Shopify product export. Rows with the same handle are consecutive; only the first has the product's fields. */
export async function* shopifyRows(input: Readable): AsyncGenerator<ImportRow | BadRow> {
  let names: string[] = []
  let handle = ''
  for await (const row of csvRows(input, ',')) {
    if ('problem' in row) {
      yield row
      continue
    }
    if (row.cells.handle !== handle) names = []
    handle = row.cells.handle ?? ''
    names = optionNames(row.cells, names)
    yield readRow(row.line, row.cells, names)
  }
}

function readRow(line: number, cells: Cells, names: string[]): ImportRow | BadRow {
  const key = slug(cells.handle ?? '')
  if (!key) return { line, problem: 'The row has no handle' }
  try {
    const variant = cells.variant_price ? readVariant(cells, key, names) : undefined
    const picture = cells.image_src ? [{ url: cells.image_src, ...(cells.image_alt_text && { alt: plainText(cells.image_alt_text) }) }] : []
    const row: ImportRow = { line, key, path: [], facts: [], pictures: picture, ...(variant && { variant }) }
    return cells.title ? { ...row, ...readProductFields(cells) } : row
  } catch (error) {
    return { line, problem: error instanceof Error ? error.message : String(error) }
  }
}

function readProductFields(cells: Cells): Pick<ImportRow, 'title' | 'html' | 'brand' | 'path' | 'facts'> {
  const tags = (cells.tags ?? '').split(',').map(plainText).filter(Boolean)
  const category = plainText(cells.type ?? '') || tags[0]
  return {
    title: plainText(cells.title ?? ''),
    html: cleanHtml(cells['body_(html)'] ?? ''),
    ...(cells.vendor && { brand: plainText(cells.vendor) }),
    path: category ? [category] : [],
    facts: tags.map((value) => ({ name: 'Tags', value })),
  }
}

function readVariant(cells: Cells, key: string, names: string[]): ImportedVariant {
  const options = names.flatMap((name, index): NamedValue[] => {
    const value = plainText(cells[`option${index + 1}_value`] ?? '')
    return name === 'Title' || !value ? [] : [{ name, value }]
  })
  const price = readPrice(cells.variant_price ?? '')
  const old = cells.variant_compare_at_price ? readPrice(cells.variant_compare_at_price) : 0
  return {
    code: plainText(cells.variant_sku ?? '') || [key, ...options.map(({ value }) => slug(value))].join('-'),
    price,
    ...(old > price && { old }),
    stock: readCount(cells.variant_inventory_qty ?? ''),
    sellWithoutStock: cells.variant_inventory_policy === 'continue',
    options,
    pictures: cells.variant_image ? [{ url: cells.variant_image }] : [],
  }
}

/** Falls back to the known names, because only the first row of a product has them. */
function optionNames(cells: Cells, known: string[]): string[] {
  return [1, 2, 3].map((number) => plainText(cells[`option${number}_name`] ?? '') || known[number - 1] || '')
}
