/** One buyable form as an import file tells it. */
export interface ImportedVariant {
  code: string
  /** cents */
  price: number
  /** price before the cut, cents */
  old?: number
  stock: number
  sellWithoutStock: boolean
  /** what tells it from its sisters: { name: 'Colour', value: 'Dark red' } */
  options: NamedValue[]
  pictures: PictureLink[]
}

export interface NamedValue {
  name: string
  value: string
}

export interface PictureLink {
  url: string
  alt?: string
}

/** One row of a file, free of the file's format. Rows of one key make one product. */
export interface ImportRow {
  /** line of the file, 1 is the header */
  line: number
  key: string
  title?: string
  /** plain allowed html, already cleaned */
  html?: string
  brand?: string
  /** category titles from the top down */
  path: string[]
  /** facts of the whole product, filterable */
  facts: NamedValue[]
  pictures: PictureLink[]
  variant?: ImportedVariant
}

/** A row that cannot be taken, and why. */
export interface BadRow {
  line: number
  problem: string
}

export const isBadRow = (row: ImportRow | BadRow): row is BadRow => 'problem' in row

/** The file as a whole cannot be read; the message is one sentence for the person at the keyboard. */
export class ImportError extends Error {
  override name = 'ImportError'
}
