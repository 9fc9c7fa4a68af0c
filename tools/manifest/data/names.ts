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

const maxLineLength = 100

/** A long object type with one member per line. */
export function multiline(type: string): string {
  if (type.length <= maxLineLength || !/^\{ .* \}$/.test(type)) return type
  const members: string[] = []
  let depth = 0
  let start = 2
  for (let index = 0; index < type.length; index++) {
    if ('{(['.includes(type.charAt(index))) depth++
    if ('})]'.includes(type.charAt(index))) depth--
    if (depth === 0 && index < type.length - 1) return type // several objects, as in a union
    if (depth === 1 && type.startsWith('; ', index)) {
      members.push(type.slice(start, index))
      start = index + 2
    }
  }
  return `{\n${members.map((member) => `  ${member}`).join('\n')}\n}`
}

export const describeEvent = ({ text, cancelable }: EventDoc): string => (cancelable ? `${text} Cancelable: ${cancelable}` : text)
