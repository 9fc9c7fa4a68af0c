import type { Product } from '../../model/product/product.ts'
import { productLabelAttribute } from '../constants.ts'

const known = ['new', 'top', 'sale', 'restocked'] as const
export type ProductLabel = (typeof known)[number]

/** The badges of a product, from its attribute product_label; unknown words are ignored (CARD-04, P9). */
export function badges(product: Pick<Product, 'attributes'>): ProductLabel[] {
  const attribute = product.attributes?.find(({ code }) => code === productLabelAttribute)
  const words = new Set([attribute?.value ?? [], attribute?.values?.map(({ value }) => value) ?? []].flat(2))
  return known.filter((label) => words.has(label))
}
