import type { Product } from '../../model/product/product.ts'
import { getOwn } from '../get-own.ts'
import { titleOfValue } from './product-attributes.ts'

// encodeURIComponent throws on a lone surrogate, URLSearchParams does not
const encoded = (name: string, value: string) => new URLSearchParams({ [name]: value }).toString().replaceAll('+', '%20')

/** The product's URL; a split row adds #code=value of the split attribute (CARD-02). */
export function productLink(
  { url, splitAttributeValueByCode }: Pick<Product, 'url' | 'splitAttributeValueByCode'>,
  splitAttribute: string | undefined,
): string | undefined {
  if (url === undefined || !splitAttribute) return url
  const value = getOwn(splitAttributeValueByCode, splitAttribute)
  if (value === undefined) return url
  return `${url.split('#')[0]}#${encoded(splitAttribute, value)}`
}

/** The title of a split row with its value, such as 'Toolbox, Red': all rows of a product have the same title. */
export const rowTitle = (product: RowProduct): string => [product.title, ...splitTitles(product)].join(', ')

/** The titles of the values of a split row. */
export const splitTitles = ({ attributes, splitAttributeValueByCode = {} }: Omit<RowProduct, 'title'>): string[] =>
  choiceTitles(attributes, splitAttributeValueByCode)

/** The titles of chosen values, by attribute; a value that the product does not name stays as it is. */
export const choiceTitles = (attributes: Product['attributes'] = [], chosen: Readonly<Record<string, Chosen>>): string[] =>
  Object.entries(chosen).flatMap(([code, value]) =>
    [value].flat().map(
      (item) =>
        titleOfValue(
          attributes.find((attribute) => attribute.code === code),
          String(item),
        ) ?? String(item),
    ),
  )

type Chosen = string | number | readonly string[]
type RowProduct = Pick<Product, 'title' | 'attributes' | 'splitAttributeValueByCode'>
