import type { Product } from '../../model/product/product.ts'
import { shownColoursCount } from '../constants.ts'
import { isSelectable, orderedValues } from './product-attributes.ts'

interface CardColours {
  /** of the attribute */
  name: string
  /** CSS colours of the first values */
  colours: string[]
  /** of all values */
  titles: string[]
}

/** The colours that a product offers; empty for a single colour and for a row of a split list, which is one colour. */
export function cardColours({ attributes = [], splitAttributeValueByCode = {} }: Product): CardColours {
  const attribute = attributes.find(
    (known) =>
      isSelectable(known) && known.values?.every(({ swatch }) => swatch !== undefined) && !(known.code in splitAttributeValueByCode),
  )
  const values = attribute ? orderedValues(attribute) : []
  if (!attribute || values.length < 2) return { name: '', colours: [], titles: [] }
  return {
    name: attribute.title ?? attribute.code,
    colours: values.flatMap(({ swatch }) => swatch ?? []).slice(0, shownColoursCount),
    titles: values.map(({ title, value }) => title ?? value),
  }
}
