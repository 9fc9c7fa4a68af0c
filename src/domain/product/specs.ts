import type { Attribute } from '../../model/product/attribute.ts'
import type { Product } from '../../model/product/product.ts'
import { productLabelAttribute } from '../constants.ts'

const shownSpecs = 3
const factTypes = new Set<Attribute['type']>(['text', 'number', 'textMultiple', 'textWithImage'])

const specText = ({ value, valueTitle, values, suffix }: Attribute): string | undefined => {
  const chosen = [value ?? []].flat().map((item) => values?.find((known) => known.value === String(item))?.title ?? String(item))
  const text = valueTitle ?? chosen.join(', ')
  return text && (suffix ? `${text}\u00a0${suffix}` : text)
}

/** The first three facts of a product for a list row: 450 g, 330 mm, hickory. Skips the attribute `besides`. */
export const cardSpecs = ({ attributes = [] }: Pick<Product, 'attributes'>, besides: string | undefined): string[] =>
  attributes
    .filter(({ code, type }) => factTypes.has(type) && code !== productLabelAttribute && code !== besides)
    .flatMap((attribute) => specText(attribute) || [])
    .slice(0, shownSpecs)
