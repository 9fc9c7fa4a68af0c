import type { Readable } from 'node:stream'
import { csvRows } from './csv-rows.ts'
import type { BadRow, ImportRow } from './import-row.ts'
import { readItem } from './merchant.ts'
import type { Rates } from './price.ts'

/** Reads the TSV form of a Google Merchant feed: one item per line. */
export async function* merchantTsvRows(input: Readable, rates: Rates): AsyncGenerator<ImportRow | BadRow> {
  for await (const row of csvRows(input, '\t')) {
    if ('problem' in row) yield row
    else yield readItem(row.line, Object.fromEntries(Object.entries(row.cells).map(([column, cell]) => [column, [cell]])), rates)
  }
}
