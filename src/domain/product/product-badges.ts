import type { Product } from '../../model/product/product.ts'
import { productLabelAttribute } from '../constants.ts'

const known = ['new', 'top', 'sale', 'restocked'] as const
export type ProductLabel = (typeof known)[number]

/** The badges of a product, from its attribute product_label; unknown words are ignored (CARD-04). */
export function badges(product: Pick<Product, 'attributes'>): ProductLabel[] {
  const attribute = product.attributes?.find(({ code }) => code === productLabelAttribute)
  const words = new Set([attribute?.value ?? [], attribute?.values?.map(({ value }) => value) ?? []].flat(2))
  return known.filter((label) => words.has(label))
}

/** Whole percent, rounded down; undefined when there is less than one percent to show (CARD-10). */
export function discountPercent({ discount, priceNow, priceOld }: Pick<Product, 'discount' | 'priceNow' | 'priceOld'>): number | undefined {
  const saved = priceNow !== undefined && priceOld ? ((priceOld - priceNow) / priceOld) * 100 : 0
  // 15 digits are exact: 100 to 71 is 29 percent, although its binary form lies below
  const percent = Math.floor(Number((discount ?? saved).toPrecision(15)))
  return percent >= 1 ? percent : undefined
}
