import { createHash } from 'node:crypto'
import type { Text } from '../../content/common/shape.ts'
import type { CategoryRecord } from '../catalogue/records/record.ts'
import type { ImportedProduct } from './products.ts'
import { slug } from './text.ts'

/** Where an import goes: a product list, and a category of the same name that holds the categories of the file. */
export interface Destination {
  list: string
  title: string
}

/** The product list that every import adds to, and the category above all of theirs. */
export const allImports = 'imported'
export const allImportsTitle: Text = { en: 'Imported', lt: 'Importuota' }

/** A file has one language; it stands in both of the shop. */
export const sameInBothLanguages = (text: string): Text => ({ en: text, lt: text })

/** The category of all imports, that of this one in it and those of a product's path below, from the top down. */
export function createCategories({ list, title }: Destination, path: readonly string[]): CategoryRecord[] {
  const categories = [createCategory(allImports, undefined, allImportsTitle)]
  categories.push(createCategory(list, categories[0], sameInBothLanguages(title)))
  for (const words of path) categories.push(createCategory(slug(words) || 'other', categories.at(-1), sameInBothLanguages(words)))
  return categories
}

function createCategory(part: string, parent: CategoryRecord | undefined, title: Text): CategoryRecord {
  return {
    id: parent ? `${parent.id}-${part}` : part,
    parent: parent?.id,
    title,
    description: sameInBothLanguages(''),
    path: sameInBothLanguages(parent ? `${parent.path.en}/${part}` : part),
    picture: { art: 'package', tint: 'stone', view: 'tile' },
    renderType: 'full',
    listingType: 'smallTiles',
  }
}

/** The code of the only variant, else what the file calls the product. */
export const toSku = ({ key, variants: [first, ...others] }: ImportedProduct): string => (first && others.length === 0 ? first.code : key)

/** The same at every import of the file; its end keeps the row of a colour apart from a product that is called like it. */
export function createProductId({ list }: Destination, { key }: ImportedProduct): string {
  return `${list}-${createHash('sha256').update(key).digest('hex').slice(0, 10)}`
}
