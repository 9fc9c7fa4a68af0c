import { hasDigit, searchableNumbers } from '../../../src/domain/listing/search-numbers.ts'
import { searchableText } from '../../../src/domain/listing/search-words.ts'
import type { Language } from '../../languages/language.ts'
import type { ProductRecord, VariantRecord } from '../records/record.ts'
import { type Reference, trail } from '../records/reference.ts'

export const searchColumns = {
  title_search: 'text',
  own_search: 'text',
  search: 'text',
  option_search: 'text',
  number_search: 'text',
  search_version: 'int',
}

/** Goes up with every change of how the texts are made: a server writes older ones again. */
export const searchVersion = 1

export interface Searchable extends Pick<ProductRecord, 'sku' | 'category'> {
  title: string
  brand: ProductRecord['specs'][string] | undefined
  variants: readonly Pick<VariantRecord, 'code' | 'gtin' | 'mpn' | 'values'>[]
}

/**
 * What searches compare: words of the title; words of the product; these with those of its categories; words that match as a whole, of
 * options and of codes made of them; its numbers.
 */
export function searchTexts(
  { categories, attributes }: Reference,
  { title, sku, category, brand, variants }: Searchable,
  lang: Language,
): Record<keyof typeof searchColumns, string | number> {
  const valueTitle = (attribute: string, value: string) => attributes.get(attribute)?.values.get(value)?.titles(lang) ?? value
  const options = new Set(variants.flatMap(({ values }) => Object.entries(values).map(([code, value]) => valueTitle(code, value))))
  const { numbers, words } = searchableNumbers([sku, ...variants.flatMap(({ code, gtin, mpn }) => [code, gtin, mpn])])
  const own = [title, hasDigit(sku) ? sku : '', brand === undefined ? '' : valueTitle('brand', String(brand))].join(' ')
  const found = categories.get(category)
  const categoryTitles = found ? trail(found).map(({ texts }) => texts(lang).title) : []
  return {
    title_search: ` ${searchableText(title)}`,
    own_search: ` ${searchableText(own)}`,
    search: ` ${searchableText([own, ...categoryTitles].join(' '))}`,
    option_search: ` ${searchableText([...[...options].sort(), ...words].join(' '))} `,
    number_search: numbers,
    search_version: searchVersion,
  }
}
