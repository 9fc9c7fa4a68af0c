import type { ExportRow } from '../../model/account/export-row.ts'
import { exportPageSize } from '../constants.ts'

/** Columns of the sheet in order: field, width in characters (EXP-04). */
const columns = [
  ['sku', 24],
  ['brand', 20],
  ['title', 60],
  ['availableQuantity', 18],
  ['finalPrice', 12],
  ['currency', 10],
] as const

/** The sheet of the export (EXP-02). */
export const exportSheet = {
  name: 'Generic information',
  header: columns.map(([field]) => field),
  widths: columns.map(([, width]) => width),
}
/** The file of the export (EXP-03). */
export const exportFileName = 'Products list.xlsx'

/** The row limit of Excel, without the header. */
export const maxSheetRows = 1_048_575
const maxCellCharacters = 32_767

/** First characters that some spreadsheet reads as a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * Makes a text safe for a cell: prefixes a possible formula with an apostrophe (R45) and cuts the text to the cell limit.
 * Appends a space to names such as `constructor`, because the file writer uses texts as keys of a plain object.
 */
export function sheetText(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text
  return (plain in {} ? `${plain} ` : plain).slice(0, maxCellCharacters)
}

/** The cells of a row: numbers, texts, and null for missing values (EXP-04). */
export const toCells = (row: ExportRow): (string | number | null)[] =>
  columns.map(([field]) => {
    const value = row[field]
    if (typeof value === 'number') return Number.isFinite(value) ? value : null
    return value === undefined || value === '' ? null : sheetText(value)
  })

/** A full page means that more rows may follow (EXP-01). */
export const hasMoreRows = (count: number): boolean => count >= exportPageSize
