import type { AttributeValue } from '../../model/product/attribute.ts'
import { shownAttributeValuesCount } from '../constants.ts'

/** The first 4 values until the shopper asks for more; a chosen one among the hidden is brought into view (PDP-22, P15). */
export function shownValues(values: readonly AttributeValue[], chosen: string | undefined, isOpen: boolean): readonly AttributeValue[] {
  if (isOpen || values.length <= shownAttributeValuesCount) return values
  const first = values.slice(0, shownAttributeValuesCount)
  const hidden = values.slice(shownAttributeValuesCount).find(({ value }) => value === chosen)
  return hidden ? [...first.slice(0, -1), hidden] : first
}
