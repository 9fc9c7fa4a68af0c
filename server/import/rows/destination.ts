import { createHash } from 'node:crypto'
import type { Text } from '../../languages/language.ts'
import type { ImportedProduct } from './products.ts'

/** The target of an import: a product list, and a category with the same title that contains the categories of the file. */
export interface Destination {
  list: string
  title: string
}

/** The id of the product list of all imports, and of the parent of their categories. */
export const allImports = 'imported'

/** A text whose language nobody has said: it stands in for all of them. */
export const inAnyLanguage = (text: string): Text => ({ und: text })

/** The code of the only variant, otherwise the key of the product. */
export const toSku = ({ key, variants: [first, ...others] }: ImportedProduct): string => (first && others.length === 0 ? first.code : key)

/** Stable across imports of a file. The hash avoids collisions between the row id of a colour and a product with such a key. */
export function createProductId({ list }: Destination, { key }: Pick<ImportedProduct, 'key'>): string {
  return `${list}-${createHash('sha256').update(key).digest('hex').slice(0, 10)}`
}
