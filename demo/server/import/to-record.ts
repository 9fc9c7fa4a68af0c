import type { ProductRecord, VariantRecord } from '../catalogue/records/record.ts'
import { splitAttribute } from '../catalogue/write/listing-rows.ts'
import type { Recipe } from '../pictures/picture.ts'
import type { AttributeBook } from './attribute-book.ts'
import type { ImportedVariant, Named, PictureLink } from './import-row.ts'
import type { PictureKeeper } from './picture-keeper.ts'
import type { ImportedProduct } from './products.ts'
import { allImports, categoriesOf, idOf, inBoth, skuOf, type Target } from './target.ts'

export interface Sources {
  target: Target
  book: AttributeBook
  pictures: PictureKeeper
}

type Values = Record<string, string>
type Chosen = ImportedVariant & { values: Values }

const maxPictures = 12
const delivery = { atHand: [1, 3], toOrder: [7, 14] } as const

/** Turns a product of a file into one of the shop: facts and options get their attributes, addresses of pictures their pictures. */
export async function toRecord(product: ImportedProduct, rank: number, { target, book, pictures }: Sources): Promise<ProductRecord> {
  const category = categoriesOf(target, product.path).at(-1)?.id ?? allImports
  const variants: Chosen[] = []
  // One after the other: a value that is new must be invented once.
  for (const variant of product.variants) variants.push({ ...variant, values: await valuesOf(variant.options, book) })
  const html = product.html ?? ''
  return {
    id: idOf(target, product),
    sku: skuOf(product),
    category,
    title: inBoth(product.title ?? product.key),
    description: inBoth(html),
    tabs: { en: { description: html }, lt: { description: html } },
    specs: await specsOf(product, book),
    labels: variants.some(({ old }) => old !== undefined) ? ['sale'] : [],
    choices: choicesOf(variants),
    inputs: [],
    sellWithoutStock: variants.some(({ sellWithoutStock }) => sellWithoutStock),
    variants: variants.map(toVariant),
    volume: [],
    pictures: await galleriesOf(product, variants, pictures, pictures.standIn(category)),
    lists: [allImports, target.list],
    rank,
  }
}

function toVariant({ code, values, price, old, stock, sellWithoutStock }: Chosen): VariantRecord {
  const isPurchaseAvailable = stock > 0 || sellWithoutStock
  const days = stock > 0 ? delivery.atHand : delivery.toOrder
  return { code, values, price, old, stock: [{ warehouse: 'central', sortNumber: 0, isPurchaseAvailable, quantity: stock, days }] }
}

async function valuesOf(options: readonly Named[], book: AttributeBook): Promise<Values> {
  const values: Values = {}
  for (const { name, value } of options) {
    const entry = await book.entry(name, value, 'choice')
    values[entry.attribute] = entry.value
  }
  return values
}

/** Every value that occurs, in the order of the file. */
function choicesOf(variants: readonly Chosen[]): Record<string, string[]> {
  const choices: Record<string, string[]> = {}
  for (const [attribute, value] of variants.flatMap(({ values }) => Object.entries(values))) {
    const known = choices[attribute] ?? []
    if (!known.includes(value)) choices[attribute] = [...known, value]
  }
  return choices
}

async function specsOf({ brand, facts }: ImportedProduct, book: AttributeBook): Promise<ProductRecord['specs']> {
  const specs: Record<string, string | string[]> = {}
  for (const { name, value } of [...(brand ? [{ name: 'brand', value: brand }] : []), ...facts]) {
    const { attribute, value: code, type } = await book.entry(name, value, 'fact')
    const known = specs[attribute]
    if (type !== 'textMultiple') specs[attribute] ??= code
    else specs[attribute] = [...new Set([...(Array.isArray(known) ? known : []), code])]
  }
  return specs
}

/** Pictures of the product and of each of its colours; a colour without any shows those of the product. */
async function galleriesOf(
  product: ImportedProduct,
  variants: readonly Chosen[],
  pictures: PictureKeeper,
  standIn: Recipe,
): Promise<ProductRecord['pictures']> {
  const found = await recipesOf(product.pictures, pictures)
  const whole = found.length > 0 ? found : [standIn]
  const byValue: Record<string, Recipe[]> = {}
  for (const { values, pictures: links } of variants) {
    const value = values[splitAttribute]
    if (value === undefined || byValue[value]) continue
    const own = await recipesOf(links, pictures)
    if (own.length > 0) byValue[value] = own
  }
  return { whole, byValue }
}

async function recipesOf(links: readonly PictureLink[], pictures: PictureKeeper): Promise<Recipe[]> {
  const recipes = await Promise.all(links.slice(0, maxPictures).map(({ url }) => pictures.keep(url)))
  return recipes.filter((recipe) => recipe !== undefined)
}
