import type { Product } from '../model/product.ts'

/** The product's url, with #code=value of the split attribute where this row stands for one value (CARD-02). */
export function productLink(
  { url, splitAttributeValueByCode }: Pick<Product, 'url' | 'splitAttributeValueByCode'>,
  splitAttribute: string | undefined,
): string | undefined {
  if (url === undefined || !splitAttribute) return url
  const values = splitAttributeValueByCode ?? {}
  const value = Object.hasOwn(values, splitAttribute) ? values[splitAttribute] : undefined
  if (value === undefined) return url
  return `${url.split('#')[0]}#${encodeURIComponent(splitAttribute)}=${encodeURIComponent(value)}`
}
