import type { SaleState } from '../values/sale-period.ts'

/** One variant of an import file. */
export interface ImportedVariant {
  code: string
  /** made of its options, as the file has none */
  isCodeMade?: boolean
  /** number under its barcode */
  gtin?: string
  /** number of the manufacturer */
  mpn?: string
  /** cents */
  price: number
  /** price before the discount, cents */
  old?: number
  stock: number
  sellWithoutStock: boolean
  /** in stock in any quantity, because it is not counted */
  isUncounted?: boolean
  /** options that distinguish it from other variants: { name: 'Colour', value: 'Dark red' } */
  options: NamedValue[]
  pictures: PictureLink[]
  /** whether the sale price of the file applies, if it has dates */
  sale?: Exclude<SaleState, 'open'>
}

export interface NamedValue {
  name: string
  value: string
  /** a product can have several values of this name */
  isMultiple?: boolean
}

export interface PictureLink {
  url: string
  alt?: string
}

/** One row of a file, independent of its format. Rows with the same key form one product. */
export interface ImportRow {
  /** line in the file; 1 is the header */
  line: number
  key: string
  title?: string
  /** not yet sanitised */
  html?: string
  brand?: string
  /** category titles from the top down */
  path: string[]
  /** the order of its rows is the order of its options */
  isOrdered?: boolean
  /** facts of the whole product; they become filters */
  facts: NamedValue[]
  pictures: PictureLink[]
  variant?: ImportedVariant
  /** why the merchant does not sell the variant of the row, or the whole product: 'draft' */
  notForSale?: { reason: string; isWhole: boolean }
  /** why the row has no variant; what it says about the product counts nevertheless */
  problem?: string
}

/** A rejected row and the reason. */
export interface BadRow {
  line: number
  problem: string
  /** key of its product; empty if it has none, undefined if the row could not be read */
  of?: string
  /** number of rows that are skipped for it: several for a product, none for a fault of the file itself; default: 1 */
  rows?: number
}

export const isBadRow = <Row extends object>(row: Row | BadRow): row is BadRow => 'problem' in row && !('key' in row)

/** Thrown when a file cannot be imported at all. The message is one sentence for the terminal. */
export class ImportError extends Error {
  override name = 'ImportError'
}
