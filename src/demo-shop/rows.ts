import { hasDigit, searchableNumbers } from '../domain/listing/search-numbers.ts'
import { searchableText } from '../domain/listing/search-words.ts'
import type { Product } from '../model/product/product.ts'
import type { DemoData } from './data.ts'

/** A row of listings: a product, or one colour of it. */
export interface Row {
  /** with all attributes, the description and the tabs */
  product: Product
  productId: string
  /** ids of its category and the parents */
  categories: readonly string[]
  /** values by attribute; a number for a measure */
  facts: ReadonlyMap<string, number | readonly string[]>
  /** normalised words, for the search */
  words: string
  titleWords: string
  /** those that match as a whole */
  optionWords: string
  /** SKU and codes without separators, each between spaces */
  numbers: string
}

const price = 'price'
/** Facts that product cards show, as on the server. Choices and inputs are part of every card. */
const cardAttributes = new Set(['product_label', 'delivery_days', 'brand'])

/** What a product card shows. */
export const cardOf = ({ description: _, descriptionByTabCode: __, attributes = [], ...card }: Product): Product => ({
  ...card,
  attributes: attributes.filter(({ code, values, type }) => values || type.startsWith('input') || cardAttributes.has(code)),
})

/** Ids of a category and its parents. */
function pathOf({ categories }: DemoData, id: string | undefined): string[] {
  const found = categories.find((category) => category.id === id)
  return found ? [found.id, ...pathOf({ categories } as DemoData, found.parent)] : []
}

function factsOf({ priceNow, attributes = [] }: Product): Row['facts'] {
  const facts = new Map<string, number | readonly string[]>([[price, priceNow ?? 0]])
  for (const { code, value, values } of attributes)
    if (typeof value === 'number') facts.set(code, value)
    else facts.set(code, value === undefined ? (values ?? []).map((item) => item.value) : [value].flat().map(String))
  return facts
}

function toRow(data: DemoData, product: Product): Row {
  const { id, productId = id, title, model = '', codes = [], category, categoryTitle = '', description = '', attributes = [] } = product
  const brand = attributes.find(({ code }) => code === 'brand')?.valueTitle ?? ''
  const options = attributes.flatMap(({ type, values = [] }) =>
    type.startsWith('input') ? [] : values.map(({ title: option = '' }) => option),
  )
  const { numbers, words: letterCodes } = searchableNumbers([model, ...codes])
  const text = (...parts: string[]) => ` ${searchableText(parts.join(' '))} `
  return {
    product,
    productId,
    categories: pathOf(data, category),
    facts: factsOf(product),
    numbers,
    words: text(title, hasDigit(model) ? model : '', brand, categoryTitle, description.replace(/<[^>]*>/g, ' ')),
    titleWords: text(title),
    optionWords: text(...options, ...letterCodes),
  }
}

/** The rows of all listings: `whole` has one per product, `split` one per colour. */
export function rowsOf(data: DemoData): { whole: readonly Row[]; split: readonly Row[] } {
  const parts = (product: Product): Product[] => {
    const rows = data.split.filter(({ productId }) => productId === product.id)
    if (rows.length === 0) return [product]
    return rows.map(({ attribute, ...row }) => ({
      ...product,
      ...row,
      attributes: (product.attributes ?? []).map((known) => (known.code === attribute.code ? attribute : known)),
    }))
  }
  return {
    whole: data.products.map((product) => toRow(data, product)),
    split: data.products.flatMap(parts).map((product) => toRow(data, product)),
  }
}
