import type { Product } from '../../model/product/product.ts'
import { getOwn } from '../get-own.ts'

// unlike encodeURIComponent it takes any text, also half a character
const encoded = (name: string, value: string) => new URLSearchParams({ [name]: value }).toString().replaceAll('+', '%20')

/** The product's url, with #code=value of the split attribute where this row stands for one value (CARD-02). */
export function productLink(
  { url, splitAttributeValueByCode }: Pick<Product, 'url' | 'splitAttributeValueByCode'>,
  splitAttribute: string | undefined,
): string | undefined {
  if (url === undefined || !splitAttribute) return url
  const value = getOwn(splitAttributeValueByCode, splitAttribute)
  if (value === undefined) return url
  return `${url.split('#')[0]}#${encoded(splitAttribute, value)}`
}

/** A product's title with what its row stands for, 'Toolbox, Red': rows of a split product have one title and are told apart by it. */
export const rowTitle = ({ title, attributes, splitAttributeValueByCode = {} }: RowProduct): string =>
  [title, ...Object.entries(splitAttributeValueByCode).map(([code, value]) => valueTitle(attributes, code, value))].join(', ')

type RowProduct = Pick<Product, 'title' | 'attributes' | 'splitAttributeValueByCode'>

const valueTitle = (attributes: Product['attributes'] = [], code: string, value: string): string =>
  attributes.find((attribute) => attribute.code === code)?.values?.find((item) => item.value === value)?.title ?? value
