import { optionOrder } from '../../src/domain/listing/option-order.ts'
import { sizeKey } from '../../src/domain/listing/size-key.ts'
import { cleanHtml } from '../catalogue/records/clean-html.ts'
import type { ProductRecord, VariantRecord } from '../catalogue/records/record.ts'
import { splitAttribute } from '../catalogue/write/listing-rows.ts'
import type { Recipe } from '../pictures/picture.ts'
import type { ImageImporter } from './image-importer.ts'
import type { AttributeRegistry } from './registries/attribute-registry.ts'
import { allImports, createProductId, type Destination, inAnyLanguage, toSku } from './rows/destination.ts'
import { identityOf } from './rows/free-key.ts'
import type { ImportedVariant, NamedValue, PictureLink } from './rows/import-row.ts'
import type { ImportedProduct } from './rows/products.ts'

export interface Sources {
  target: Destination
  registry: AttributeRegistry
  pictures: ImageImporter
}

type Values = Record<string, string>
type Chosen = ImportedVariant & { values: Values }

const maxPictures = 12
/** stock of what never runs out */
const endless = 1_000_000
const deliveryDays = { inStock: [1, 3], toOrder: [7, 14] } as const

/** Converts an imported product to a record: maps facts and options to attributes, and URLs to pictures. */
export async function toRecord(
  product: ImportedProduct,
  { category, rank }: { category: string; rank: number },
  { target, registry, pictures }: Sources,
): Promise<ProductRecord> {
  const variants: Chosen[] = []
  const isExact = hasCaseTwins(product)
  // sequential, so that a new value is created only once
  for (const variant of product.variants) variants.push({ ...variant, values: await resolveValues(variant.options, isExact, registry) })
  const html = cleanHtml(product.html ?? '')
  return {
    id: createProductId(target, product),
    sku: toSku(product),
    category,
    title: inAnyLanguage(product.title ?? product.key),
    description: inAnyLanguage(html),
    tabs: { und: { description: html } },
    specs: await resolveSpecs(product, registry),
    labels: variants.some(({ old }) => old !== undefined) ? ['sale'] : [],
    choices: collectChoices(variants, product.isOrdered ?? false),
    inputs: [],
    ...toStock(variants),
    volume: [],
    pictures: await importGalleries(product, variants, pictures, pictures.placeholder(category)),
    lists: [allImports, target.list],
    importList: target.list,
    rank,
  }
}

/** The stock of a product. It shows no number if some of its variants are not counted. */
const toStock = (variants: readonly Chosen[]): Pick<ProductRecord, 'sellWithoutStock' | 'countsStock' | 'variants'> => ({
  sellWithoutStock: variants.some(({ sellWithoutStock }) => sellWithoutStock),
  countsStock: !variants.some(({ isUncounted }) => isUncounted),
  variants: variants.map(toVariant),
})

function toVariant({ code, gtin, mpn, values, price, old, stock, sellWithoutStock, isUncounted }: Chosen): VariantRecord {
  const quantity = isUncounted ? endless : stock
  const isPurchaseAvailable = quantity > 0 || sellWithoutStock
  const days = quantity > 0 ? deliveryDays.inStock : deliveryDays.toOrder
  const stocks = [{ warehouse: 'central', sortNumber: 0, isPurchaseAvailable, quantity, days }]
  return { code, gtin, mpn, values, price, old, stock: stocks, sellWithoutStock }
}

/** Whether variants differ by the case of an option only. */
function hasCaseTwins({ variants }: ImportedProduct): boolean {
  const texts = new Set(variants.flatMap(({ options }) => options.map(({ name, value }) => JSON.stringify([name, identityOf(value)]))))
  return new Set([...texts].map((text) => text.toLowerCase())).size < texts.size
}

async function resolveValues(options: readonly NamedValue[], isExact: boolean, registry: AttributeRegistry): Promise<Values> {
  const values: Values = {}
  for (const { name, value } of options) {
    const entry = await registry.resolve(name, value, isExact ? 'exactChoice' : 'choice')
    values[entry.attribute] = entry.value
  }
  return values
}

/** The values of the variants by attribute, as they first appear; sizes of a file without an order by size. */
function collectChoices(variants: readonly Chosen[], isOrdered: boolean): Record<string, string[]> {
  const titles = new Map<string, Map<string, string>>()
  for (const { values, options } of variants)
    for (const [index, [attribute, value]] of Object.entries(values).entries()) {
      const known = titles.get(attribute) ?? new Map<string, string>()
      titles.set(attribute, known.set(value, known.get(value) ?? options[index]?.value ?? value))
    }
  return Object.fromEntries([...titles].map(([attribute, known]) => [attribute, isOrdered ? [...known.keys()] : bySize([...known])]))
}

function bySize(values: [value: string, title: string][]): string[] {
  const isSizes = values.every(([, title]) => sizeKey(title) !== undefined)
  const compare = optionOrder('en')
  return (isSizes ? values.sort(([, a], [, b]) => compare(a, b)) : values).map(([value]) => value)
}

async function resolveSpecs({ brand, facts }: ImportedProduct, registry: AttributeRegistry): Promise<ProductRecord['specs']> {
  const specs: Record<string, string | string[]> = {}
  for (const { name, value, isMultiple } of [...(brand ? [{ name: 'brand', value: brand }] : []), ...facts]) {
    const { attribute, value: code, type } = await registry.resolve(name, value, isMultiple ? 'facts' : 'fact')
    const known = specs[attribute]
    if (type !== 'textMultiple') specs[attribute] ??= code
    else specs[attribute] = [...new Set([...(Array.isArray(known) ? known : []), code])]
  }
  return specs
}

/** Imports the pictures of a product and of its colours. A colour without pictures shows those of the product. */
async function importGalleries(
  product: ImportedProduct,
  variants: readonly Chosen[],
  pictures: ImageImporter,
  placeholder: Recipe,
): Promise<ProductRecord['pictures']> {
  const found = await importPictures(product.pictures, pictures)
  const whole = found.length > 0 ? found : [placeholder]
  const byValue: Record<string, Recipe[]> = {}
  for (const { values, pictures: links } of variants) {
    const value = values[splitAttribute]
    if (value === undefined || byValue[value]) continue
    const recipes = await importPictures(links, pictures)
    if (recipes.length > 0) byValue[value] = recipes
  }
  return { whole, byValue }
}

async function importPictures(links: readonly PictureLink[], pictures: ImageImporter): Promise<Recipe[]> {
  const recipes = await Promise.all(links.slice(0, maxPictures).map(({ url }) => pictures.load(url)))
  return recipes.filter((recipe) => recipe !== undefined)
}
