import type { Attribute } from '../../model/product/attribute.ts'
import { isInput, isSelectable, orderedAttributes, withSuffix } from './product-attributes.ts'
import type { Chosen } from './variants.ts'

/** What is chosen and filled in, in words and in the order of the attributes; `pickedTitles` names products by id. */
export const optionTitles = (attributes: readonly Attribute[], chosen: Chosen, pickedTitles: Chosen = new Map()): string[] =>
  orderedAttributes(attributes)
    .filter((attribute) => isSelectable(attribute) || isInput(attribute))
    .flatMap((attribute) => {
      const value = chosen.get(attribute.code)?.trim()
      if (!value) return []
      const title = attribute.values?.find((known) => known.value === value)?.title ?? pickedTitles.get(value) ?? value
      return [withSuffix(title, attribute.suffix)]
    })
