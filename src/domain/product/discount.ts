import type { Product } from '../../model/product/product.ts'

/** Whole percent, rounded down; undefined when there is less than one percent to show (CARD-10, P8). */
export function discountPercent({ discount, priceNow, priceOld }: Pick<Product, 'discount' | 'priceNow' | 'priceOld'>): number | undefined {
  const saved = priceNow !== undefined && priceOld ? ((priceOld - priceNow) / priceOld) * 100 : 0
  // 15 digits are exact: 100 to 71 is 29 percent, although its binary form lies below
  const percent = Math.floor(Number((discount ?? saved).toPrecision(15)))
  return percent >= 1 ? percent : undefined
}
