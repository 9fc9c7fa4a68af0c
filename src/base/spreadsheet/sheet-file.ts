import writeExcel from 'write-excel-file/universal'

/** A cell; null is empty. */
export type Cell = string | number | null
export type Rows = readonly (readonly Cell[])[]

export interface SheetLayout {
  /** title of the sheet */
  name: string
  /** titles of the columns */
  header: readonly string[]
  /** characters that each column shows */
  widths: readonly number[]
}

/** An .xlsx file of one sheet. Takes a second for 50,000 rows and lets nothing else happen meanwhile: see sheet-writer.ts. */
export function sheetFile({ name, header, widths }: SheetLayout, rows: Rows): Promise<Blob> {
  const titles = header.map((value) => ({ value, fontWeight: 'bold' as const }))
  const columns = widths.map((width) => ({ width }))
  return writeExcel([titles, ...rows.map((row) => [...row])], { sheet: name, columns, stickyRowsCount: 1 }).toBlob()
}
