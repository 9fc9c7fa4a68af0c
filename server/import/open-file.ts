import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { type CsvLayout, columnName, csvRows, delimiters } from './csv-rows.ts'
import { detectEncoding, readText } from './encoding.ts'
import type { FileRow, Reading } from './file-row.ts'
import { isMerchant, merchantRows } from './merchant.ts'
import { xmlRows } from './merchant-xml.ts'
import type { Rates } from './price.ts'
import { type BadRow, ImportError, type ImportRow, isBadRow } from './rows/import-row.ts'
import { isShopify, shopifyRows } from './shopify.ts'
import type { DecimalSign } from './values/amount.ts'
import { createDecimalSurvey, type DecimalSigns, isMoneyColumn } from './values/decimal-survey.ts'
import type { Clock } from './values/sale-period.ts'
import { createWooCommerceReader, isWooCommerce } from './woocommerce.ts'

export interface ImportFile {
  format: string
  signs: DecimalSigns
  rows: AsyncGenerator<ImportRow | BadRow>
}

export interface OpenOptions {
  /** the decimal sign of all amounts; default: detected */
  decimal?: DecimalSign | undefined
  clock?: Clock
}

type FileRows = AsyncGenerator<FileRow | BadRow>

interface Reader {
  /** sees every row before `rows` reads them */
  survey?(row: FileRow): void
  rows(rows: FileRows, reading: Reading): AsyncGenerator<ImportRow | BadRow>
}

interface Format {
  name: string
  reader: Reader
  open: (input: Readable) => FileRows
}

const isNumberColumn = (column: string) => isMoneyColumn(column) || /(?:^|_)(?:stock|qty|quantity|inventory)$/.test(column)
const utcNow = (): Clock => ({ now: Date.now(), timeZone: 'UTC' })

/**
 * Detects the format by the content of the file, not by its name, and streams its rows. Reads the file twice: which sign separates
 * decimals is known only after the last price.
 */
export async function openImportFile(path: string, rates: Rates, wanted?: string, options: OpenOptions = {}): Promise<ImportFile> {
  const encoding = await detectEncoding(path, wanted)
  const { name, reader, open } = detectFormat(await readStart(path, encoding), path)
  const read = () => open(Readable.from(readText(path, encoding)))
  const survey = createDecimalSurvey()
  for await (const row of read()) {
    if (isBadRow(row)) continue
    reader.survey?.(row)
    for (const column of Object.keys(row.cells).filter(isNumberColumn))
      for (const text of row.cells[column] ?? []) survey.note(column, text)
  }
  const signs = survey.signs(options.decimal)
  return { format: name, signs, rows: reader.rows(read(), { rates, signs, clock: options.clock ?? utcNow() }) }
}

function detectFormat(start: string, path: string): Format {
  if (/^\s*</.test(start)) return { name: 'Google Merchant feed (XML)', reader: { rows: merchantRows }, open: xmlRows }
  const [first = '', second = ''] = start.split(/\r\n|\n|\r/, 2)
  // Excel's own line, which a spreadsheet that does not know it fills up with empty cells
  const [, named] = /^\uFEFF?"?sep=(.)"?[,;\t]*$/i.exec(first) ?? []
  for (const delimiter of named ? [named] : delimiters) {
    const names = readHeader(named ? second : first, delimiter)
    const layout: CsvLayout = { delimiter, headerLine: named ? 2 : 1 }
    const found = tableFormat(names, delimiter)
    if (found) return { ...found, open: (input) => csvRows(input, layout) }
  }
  throw new ImportError(
    `${path} is neither a Shopify product CSV nor a Google Merchant feed (TSV, CSV or XML) nor a WooCommerce product CSV`,
  )
}

function tableFormat(names: ReadonlySet<string>, delimiter: string): Pick<Format, 'name' | 'reader'> | undefined {
  if (isShopify(names)) return { name: 'Shopify product CSV', reader: { rows: shopifyRows } }
  if (isWooCommerce(names)) return { name: 'WooCommerce product CSV', reader: createWooCommerceReader() }
  if (!isMerchant(names, delimiter)) return undefined
  return { name: `Google Merchant feed (${delimiter === '\t' ? 'TSV' : 'CSV'})`, reader: { rows: merchantRows } }
}

async function readStart(path: string, encoding: string): Promise<string> {
  for await (const text of readText(path, encoding)) return text
  return ''
}

/** The names of the columns, if the header is separated so. */
function readHeader(header: string, delimiter: string): ReadonlySet<string> {
  const [cells = []] = parse(header, { bom: true, delimiter, relax_quotes: true, relax_column_count: true }) as string[][]
  return new Set(cells.length > 1 ? cells.map(columnName) : [])
}
