import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { columnName, type Delimiter, delimiters } from './csv-rows.ts'
import { detectEncoding, readText } from './encoding.ts'
import type { BadRow, ImportRow } from './import-row.ts'
import { ImportError } from './import-row.ts'
import { merchantRows } from './merchant-rows.ts'
import { merchantXmlRows } from './merchant-xml.ts'
import type { Rates } from './price.ts'
import { shopifyRows } from './shopify.ts'

export interface ImportFile {
  format: string
  rows: AsyncGenerator<ImportRow | BadRow>
}

/** Detects the format by the content of the file, not by its name, and streams its rows. */
export async function openImportFile(path: string, rates: Rates, wanted?: string): Promise<ImportFile> {
  const encoding = await detectEncoding(path, wanted)
  const start = await readStart(path, encoding)
  const input = () => Readable.from(readText(path, encoding))
  if (/^\s*</.test(start)) return { format: 'Google Merchant feed (XML)', rows: merchantXmlRows(input(), rates) }
  const header = start.split(/\r\n|\n|\r/, 1)[0] ?? ''
  for (const delimiter of delimiters) {
    const columns = new Set(readHeader(header, delimiter))
    if (columns.has('handle') && columns.has('variant_price'))
      return { format: 'Shopify product CSV', rows: shopifyRows(input(), delimiter) }
    if (columns.has('id') && (delimiter === '\t' || (columns.has('price') && columns.has('title'))))
      return { format: `Google Merchant feed (${delimiter === '\t' ? 'TSV' : 'CSV'})`, rows: merchantRows(input(), delimiter, rates) }
  }
  throw new ImportError(`${path} is neither a Shopify product CSV nor a Google Merchant feed (TSV, CSV or XML)`)
}

async function readStart(path: string, encoding: string): Promise<string> {
  for await (const text of readText(path, encoding)) return text
  return ''
}

/** The names of the columns, if the header is separated so. */
function readHeader(header: string, delimiter: Delimiter): string[] {
  const [cells = []] = parse(header, { delimiter, relax_quotes: true, relax_column_count: true }) as string[][]
  return cells.length > 1 ? cells.map(columnName) : []
}
