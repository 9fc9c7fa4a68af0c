export type Row = Record<string, string | number>

/** Formats rows as a Markdown table with aligned columns. */
export function table(rows: readonly object[]): string {
  const texts = rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value)])))
  const columns = Object.keys(texts[0] ?? {})
  const widths = columns.map((column) => Math.max(column.length, ...texts.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  return [
    line(columns),
    line(widths.map((width) => '-'.repeat(width))),
    ...texts.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n')
}
