import type { Rates } from './price.ts'
import type { DecimalSigns } from './values/decimal-survey.ts'
import type { Clock } from './values/sale-period.ts'

/** The texts of a row by column. Repeated columns or elements have several. */
export type Cells = Readonly<Record<string, readonly string[] | undefined>>

/** A row of any file as it was written. */
export interface FileRow {
  /** line in the file; 1 is the first */
  line: number
  cells: Cells
}

/** What the reading of a cell depends on, besides its text. */
export interface Reading {
  rates: Rates
  signs: DecimalSigns
  clock: Clock
}

/** The first text in one of these columns, by their order. */
export function cellOf(cells: Cells, ...columns: readonly string[]): string {
  for (const column of columns) for (const text of cells[column] ?? []) if (text) return text
  return ''
}

/** All texts in a column. */
export const cellsOf = (cells: Cells, column: string): readonly string[] => (cells[column] ?? []).filter(Boolean)
