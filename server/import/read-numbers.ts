import { type Cells, cellOf } from './file-row.ts'
import type { ImportedVariant } from './rows/import-row.ts'
import { plainText } from './rows/text.ts'

/** The number under a barcode, without what spreadsheets and people put around and between its digits. Undefined if it is none. */
export function readGtin(text: string): string | undefined {
  const digits = text
    .normalize('NFKC')
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replace(/[^\p{L}\p{N}.+]/gu, '')
  return /^(\d{7}[\dX]|\d{9}[\dX]|\d{12,14})$/i.test(digits) ? digits : undefined
}

/** The numbers of a variant besides its code, from the first of the columns that has one. */
export function readNumbers(cells: Cells, gtins: readonly string[], mpns: readonly string[]): Pick<ImportedVariant, 'gtin' | 'mpn'> {
  const gtin = readGtin(cellOf(cells, ...gtins))
  const mpn = plainText(cellOf(cells, ...mpns))
  return { ...(gtin && { gtin }), ...(mpn && { mpn }) }
}
