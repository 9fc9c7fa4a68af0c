import writeExcel from 'write-excel-file/universal'

/** null is an empty cell. */
export type Cell = string | number | null
export type Rows = readonly (readonly Cell[])[]

export interface SheetLayout {
  /** title of the sheet */
  name: string
  /** column titles */
  header: readonly string[]
  /** column widths, characters */
  widths: readonly number[]
}

/** An .xlsx file with one sheet. Blocks its thread for about a second per 50,000 rows: see sheet-writer.ts. */
export function sheetFile({ name, header, widths }: SheetLayout, rows: Rows): Promise<Blob> {
  const titles = header.map((value) => ({ value, fontWeight: 'bold' as const }))
  const columns = widths.map((width) => ({ width }))
  return writeExcel([titles, ...rows.map((row) => [...row])], { sheet: name, columns, stickyRowsCount: 1 }).toBlob()
}
