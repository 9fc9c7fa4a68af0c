import type { Product } from '../../model/product/product.ts'
import { productLabelAttribute } from '../constants.ts'

const known = ['new', 'top', 'sale', 'restocked'] as const
export type ProductLabel = (typeof known)[number]

/** Badges from the attribute `product_label`. Ignores unknown values (CARD-04). */
export function badges(product: Pick<Product, 'attributes'>): ProductLabel[] {
  const attribute = product.attributes?.find(({ code }) => code === productLabelAttribute)
  const words = new Set([attribute?.value ?? [], attribute?.values?.map(({ value }) => value) ?? []].flat(2))
  return known.filter((label) => words.has(label))
}

/** The discount in whole percent, rounded down; undefined below one percent (CARD-10). */
export function discountPercent({ discount, priceNow, priceOld }: Pick<Product, 'discount' | 'priceNow' | 'priceOld'>): number | undefined {
  const saved = priceNow !== undefined && priceOld ? ((priceOld - priceNow) / priceOld) * 100 : 0
  // 15 digits correct binary fractions: 100 to 71 is 29 percent, not 28
  const percent = Math.floor(Number((discount ?? saved).toPrecision(15)))
  return percent >= 1 ? percent : undefined
}
