import type { NamedValue } from './rows/import-row.ts'
import { plainText } from './rows/text.ts'

/**
 * The facts in `product_detail`: 'General:Lid:glass'. A cell of a table may have several, separated by commas, which the
 * values may contain too.
 */
export function readDetails(cells: readonly string[]): NamedValue[] {
  return cells
    .flatMap((cell) => cell.split(/,(?=[^:,]*:[^:,]*:)/))
    .flatMap((detail) => {
      const [, name = '', value = ''] = /^[^:]*:([^:]*):(.*)$/s.exec(detail) ?? []
      const fact = { name: plainText(name), value: plainText(value), isMultiple: true }
      return fact.name && fact.value ? [fact] : []
    })
}
