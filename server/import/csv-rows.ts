import type { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { FileRow } from './file-row.ts'
import type { BadRow } from './rows/import-row.ts'

/** The separators of cells that programs write. */
export const delimiters = [',', ';', '\t', '|'] as const

/** How the cells of a file are separated. */
export interface CsvLayout {
  delimiter: string
  /** line of the column titles; Excel writes 'sep=;' before them */
  headerLine: number
}

type CsvRecord = Record<string, string | string[]>

/** Longer rows are rejected. */
const maxRecordBytes = 512 * 1024
const tooLong = 'The row is longer than 512 KB; it and all rows after it were left out. Is its closing quote missing?'

/** Streams the rows of a CSV or TSV file with their first lines. Yields a `BadRow` for a malformed one. */
export async function* csvRows(input: Readable, { delimiter, headerLine }: CsvLayout): AsyncGenerator<FileRow | BadRow> {
  const broken: BadRow[] = []
  let [lastLine, isCut] = [0, false]
  const parser = parse({
    bom: true,
    delimiter,
    columns: (header: string[]) => header.map(columnName),
    from_line: headerLine,
    group_columns_by_name: true,
    info: true,
    max_record_size: maxRecordBytes,
    // a file may mix them, if a spreadsheet has added a line
    record_delimiter: ['\r\n', '\n', '\r'],
    // files contain unquoted cells such as 19"
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (!error || isCut) return undefined
      isCut = error.code === 'CSV_MAX_RECORD_SIZE'
      broken.push(isCut ? { line: lastLine + 1, problem: tooLong } : toBadRow(error))
      lastLine = Number(error.lines) || lastLine
      return undefined
    },
    on_record: (record, { lines }) => {
      lastLine = lines
      return isCut ? undefined : record
    },
  })
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: CsvRecord; info: { lines: number } }>) {
      yield* broken.splice(0)
      yield { line: info.lines - lineBreaks(record), cells: toCells(record) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    broken.push(toBadRow(error))
  }
  yield* broken.splice(0)
}

/**
 * Normalises a column title: 'Image link', 'image_link' and 'g:image_link' are the same column, as are 'Compare-at price' and
 * 'compare at price'.
 */
export const columnName = (title: string): string =>
  title
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')

const toBadRow = (error: CsvError): BadRow => ({ line: Number(error.lines) || 1, problem: error.message.slice(0, 200) })

/** The parser counts lines to the end of a row, but reports name its first line. */
const lineBreaks = (record: CsvRecord): number =>
  Object.values(record)
    .flat()
    .reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)

const toCells = (record: CsvRecord): FileRow['cells'] =>
  Object.fromEntries(Object.entries(record).map(([column, cell]) => [column, [cell].flat().map((text) => text.trim())]))
