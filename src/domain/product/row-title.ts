import type { Product } from '../../model/product/product.ts'

/** A product's title with what its row stands for, 'Toolbox, Red': rows of a split product have one title and are told apart by it. */
export const rowTitle = ({ title, attributes, splitAttributeValueByCode = {} }: RowProduct): string =>
  [title, ...Object.entries(splitAttributeValueByCode).map(([code, value]) => valueTitle(attributes, code, value))].join(', ')

type RowProduct = Pick<Product, 'title' | 'attributes' | 'splitAttributeValueByCode'>

const valueTitle = (attributes: Product['attributes'] = [], code: string, value: string): string =>
  attributes.find((attribute) => attribute.code === code)?.values?.find((item) => item.value === value)?.title ?? value
