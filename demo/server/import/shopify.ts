import type { Readable } from 'node:stream'
import { cleanHtml } from '../catalogue/records/clean-html.ts'
import { type Cells, csvRows, type Delimiter } from './csv-rows.ts'
import type { BadRow, ImportedVariant, ImportRow, NamedValue } from './import-row.ts'
import { makeCode } from './made-codes.ts'
import { readPrice, requirePrice } from './price.ts'
import { plainText, readCount, toKey } from './text.ts'

/** Reads a Shopify product export. Of the rows with the same handle, only the first has the product's fields. */
export async function* shopifyRows(input: Readable, delimiter: Delimiter): AsyncGenerator<ImportRow | BadRow> {
  const namesOf = new Map<string, string[]>()
  for await (const row of csvRows(input, delimiter)) {
    if ('problem' in row) {
      yield row
      continue
    }
    const handle = row.cells.handle ?? ''
    const names = optionNames(row.cells, namesOf.get(handle) ?? [])
    namesOf.set(handle, names)
    yield readRow(row.line, row.cells, names)
  }
}

function readRow(line: number, cells: Cells, names: string[]): ImportRow | BadRow {
  const key = toKey(cells.handle ?? '')
  if (!key) return { line, problem: cells.handle ? `'${plainText(cells.handle)}' is not a handle` : 'The row has no handle' }
  const picture = cells.image_src ? [{ url: cells.image_src, ...(cells.image_alt_text && { alt: plainText(cells.image_alt_text) }) }] : []
  const row: ImportRow = { line, key, path: [], facts: [], pictures: picture, ...(cells.title && readProductFields(cells)) }
  if (!cells.variant_price) return row
  try {
    return { ...row, variant: readVariant(cells, key, names) }
  } catch (error) {
    return { ...row, problem: error instanceof Error ? error.message : String(error) }
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
  const sku = plainText(cells.variant_sku ?? '')
  const price = requirePrice(cells.variant_price ?? '')
  const old = cells.variant_compare_at_price ? readPrice(cells.variant_compare_at_price) : 0
  return {
    code: sku || makeCode(key, options),
    ...(!sku && { isCodeMade: true }),
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
