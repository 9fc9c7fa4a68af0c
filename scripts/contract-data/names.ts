import type { EventDoc } from '../contract-types.ts'
import type { AttributeDoc } from '../contracts.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `shop-product-list` -> `ShopProductList`. */
export const className = (tag: string): string => tag.split('-').map(capital).join('')

/** The values of an attribute in markup, as a type. A boolean has no `false`: React and Preact would omit the attribute. */
export function attributeType({ kind, choices }: AttributeDoc): string {
  if (choices) return choices.map((choice) => `'${choice}'`).join(' | ')
  if (kind === 'boolean') return "true | '' | 'on' | 'off'"
  return kind === 'number' ? 'number | `$' + '{number}`' : 'string'
}

export const describeEvent = ({ text, cancelable }: EventDoc): string => (cancelable ? `${text} Cancelable: ${cancelable}` : text)
