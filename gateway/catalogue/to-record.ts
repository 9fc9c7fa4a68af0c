import type { Amounts } from '../../server/catalogue/records/amounts.ts'
import type { ProductRecord } from '../../server/catalogue/records/record.ts'
import { allImports } from '../../server/import/rows/destination.ts'
import type { ImportedProduct } from '../../server/import/rows/products.ts'
import { plainText } from '../../server/import/rows/text.ts'
import { toRecord as importedRecord, type Sources } from '../../server/import/to-record.ts'
import type { EngineProduct, NamedValue } from '../adapter.ts'
import { refKey } from './ref-key.ts'

/** The list of all products, for pages that show a selection of it. */
export const assortment = 'assortment'
/** The category of products that the engine has put into none. */
export const unplaced = 'other'

const capitalised = ({ name, value }: NamedValue) => ({ name: name.charAt(0).toUpperCase() + name.slice(1), value: plainText(value) })
const links = (urls: readonly string[]) => urls.map((url) => ({ url }))

/** Converts a product of the engine to the form that the importer uses. */
const toImported = (product: EngineProduct, { toSmall }: Amounts): ImportedProduct => ({
  line: 0,
  rows: 1,
  key: product.sku ?? product.ref,
  title: plainText(product.title),
  html: product.html,
  path: [],
  facts: product.facts.map((fact) => ({ ...capitalised(fact), isMultiple: true })),
  pictures: links(product.pictures),
  variants: product.variants.map(({ code, gtin, mpn, price, old, stock, backorder = false, options, pictures = [] }) => ({
    code,
    ...(gtin && { gtin }),
    ...(mpn && { mpn }),
    price: toSmall(price),
    ...(old !== undefined && { old: toSmall(old) }),
    stock,
    sellWithoutStock: backorder,
    options: options.map(capitalised),
    pictures: links(pictures),
  })),
})

/** The id of a product in the shop, which is part of its URL. */
export const toProductId = ({ ref }: Pick<EngineProduct, 'ref'>): string => refKey(ref)

/** Converts a product of the engine to a catalogue record. `known` has the ids of the categories. */
export async function toRecord(
  product: EngineProduct,
  known: ReadonlySet<string>,
  { registry, pictures, rank, amounts }: Pick<Sources, 'registry' | 'pictures'> & { rank: number; amounts: Amounts },
): Promise<ProductRecord> {
  const [category = unplaced, ...otherCategories] = product.categories.map(refKey).filter((id) => known.has(id))
  const target = { list: allImports, title: '' }
  return {
    ...(await importedRecord(toImported(product, amounts), { category, rank }, { target, registry, pictures })),
    id: toProductId(product),
    otherCategories,
    lists: [assortment],
    importList: undefined,
    countsStock: product.countsStock,
  }
}
