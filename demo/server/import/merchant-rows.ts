import type { Readable } from 'node:stream'
import { csvRows, type Delimiter } from './csv-rows.ts'
import type { BadRow, ImportRow } from './import-row.ts'
import { readItem } from './merchant.ts'
import type { Rates } from './price.ts'

/** Reads a Google Merchant feed with one item per line. */
export async function* merchantRows(input: Readable, delimiter: Delimiter, rates: Rates): AsyncGenerator<ImportRow | BadRow> {
  for await (const row of csvRows(input, delimiter)) {
    if ('problem' in row) yield row
    else yield readItem(row.line, Object.fromEntries(Object.entries(row.cells).map(([column, cell]) => [column, [cell]])), rates)
  }
}
