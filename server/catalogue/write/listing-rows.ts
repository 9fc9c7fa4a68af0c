import type { ProductRecord, VariantRecord } from '../records/record.ts'
import { type Reference, trail } from '../records/reference.ts'

/** The attribute whose values listings can show as separate rows. */
export const splitAttribute = 'colour'

/** Ids of the pictures of a product and of each value of the split attribute. */
export interface PictureIds {
  whole: string[]
  byValue: Record<string, string[]>
}

/** The number of pieces that can be bought from all warehouses together. */
export const pieces = (stock: VariantRecord['stock']): number =>
  stock.reduce((sum, { isPurchaseAvailable, quantity }) => sum + (isPurchaseAvailable ? quantity : 0), 0)

/** Makes products labelled as new the first when sorted by age. */
const newProductBoost = 10_000_000

/** Creates the listing rows of a product: one for the whole product and, if it has several split values, one per value. */
export function listingRows(reference: Reference, product: ProductRecord, no: number, pictures: PictureIds) {
  const values = product.choices[splitAttribute] ?? []
  const isSplit = values.length > 1
  const shared = {
    product_no: no,
    rank: product.rank,
    newness: no + (product.labels.includes('new') ? newProductBoost : 0),
    numbers: Object.fromEntries(Object.entries(product.specs).filter(([, value]) => typeof value === 'number')),
  }
  const whole = {
    id: product.id,
    in_whole: true,
    in_split: !isSplit,
    ...(values.length === 1 && { split_attribute: splitAttribute, split_value: values[0] }),
    images: pictures.whole,
    ...merchandise(product.variants),
    ...shared,
    tokens: collectTokens(reference, product, product.variants),
  }
  if (!isSplit) return [whole]
  return [
    whole,
    ...values.map((value) => {
      const variants = product.variants.filter((variant) => variant.values[splitAttribute] === value)
      return {
        id: `${product.id}-${value}`,
        in_whole: false,
        in_split: true,
        split_attribute: splitAttribute,
        split_value: value,
        images: pictures.byValue[value] ?? pictures.whole,
        ...merchandise(variants),
        ...shared,
        tokens: collectTokens(reference, product, variants),
      }
    }),
  ]
}

/** The lowest price and the total stock of variants. `stock` counts the central warehouse only. */
function merchandise(variants: readonly VariantRecord[]) {
  const cheapest = variants.reduce((best, variant) => (variant.price < best.price ? variant : best))
  const { price, old } = cheapest
  const isCut = old !== undefined && old > price
  return {
    codes: variants.map(({ code }) => code),
    price_cents: price,
    price_old_cents: isCut ? old : undefined,
    discount: isCut ? Math.floor(((old - price) / old) * 100) : 0,
    stock: variants.reduce((sum, { stock }) => sum + pieces(stock.filter(({ warehouse }) => warehouse === 'central')), 0),
    available_quantity: variants.reduce((sum, { stock }) => sum + pieces(stock), 0),
  }
}

/** The tokens of everything the row belongs to: categories, attribute values, product lists. */
function collectTokens({ categories, attributes, lists }: Reference, product: ProductRecord, variants: readonly VariantRecord[]): number[] {
  const tokens = new Set<number>()
  const add = (attribute: string, value: string | number) => {
    const token = attributes.get(attribute)?.values.get(String(value))?.token
    if (token !== undefined) tokens.add(token)
  }
  for (const id of [product.category, ...(product.otherCategories ?? [])]) {
    const category = categories.get(id)
    if (!category) continue
    tokens.add(category.ownToken)
    for (const { token } of trail(category)) tokens.add(token)
  }
  for (const [attribute, value] of Object.entries(product.specs)) for (const item of [value].flat()) add(attribute, item)
  for (const label of product.labels) add('product_label', label)
  for (const { values } of variants) for (const [attribute, value] of Object.entries(values)) add(attribute, value)
  for (const id of product.lists) {
    const token = lists.get(id)?.token
    if (token !== undefined) tokens.add(token)
  }
  return [...tokens]
}
