import { createHash } from 'node:crypto'
import type { Text } from '../../../demo/content/common/shape.ts'
import type { ImportedProduct } from './products.ts'

/** The target of an import: a product list, and a category with the same title that contains the categories of the file. */
export interface Destination {
  list: string
  title: string
}

/** The id of the product list of all imports, and of the parent of their categories. */
export const allImports = 'imported'
export const allImportsTitle: Text = { en: 'Imported', lt: 'Importuota' }

/** An import file has one language, so both languages of the shop get the same text. */
export const sameInBothLanguages = (text: string): Text => ({ en: text, lt: text })

/** The code of the only variant, otherwise the key of the product. */
export const toSku = ({ key, variants: [first, ...others] }: ImportedProduct): string => (first && others.length === 0 ? first.code : key)

/** Stable across imports of a file. The hash avoids collisions between the row id of a colour and a product with such a key. */
export function createProductId({ list }: Destination, { key }: Pick<ImportedProduct, 'key'>): string {
  return `${list}-${createHash('sha256').update(key).digest('hex').slice(0, 10)}`
}
