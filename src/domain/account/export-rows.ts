import type { ExportRow } from '../../model/account/export-row.ts'
import { exportPageSize } from '../constants.ts'

/** Fields of a row in the order of their columns (EXP-04), with the width of each in characters. */
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

/** What a sheet holds at most besides its header. */
export const maxSheetRows = 1_048_575
const maxCellCharacters = 32_767

/** How a formula begins, for one spreadsheet or another. */
const formula = /^[=+\-@\t\r]/

/**
 * A text that stays text in every spreadsheet: what could be taken for a formula gets an apostrophe before it (R45). The
 * writer of the file keeps texts in an object: names that every object has get a space behind them.
 */
export function sheetText(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text
  return (plain in {} ? `${plain} ` : plain).slice(0, maxCellCharacters)
}

/** A row as cells: numbers as numbers, texts as texts, nothing for what is missing (EXP-04). */
export const toCells = (row: ExportRow): (string | number | null)[] =>
  columns.map(([field]) => {
    const value = row[field]
    if (typeof value === 'number') return Number.isFinite(value) ? value : null
    return value === undefined || value === '' ? null : sheetText(value)
  })

/** A full page may be followed by another one (EXP-01). */
export const hasMoreRows = (count: number): boolean => count >= exportPageSize
