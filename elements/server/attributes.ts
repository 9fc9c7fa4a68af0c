import { type AttributeType, attributeOf, invalidValue } from '../kit/attribute.ts'
import { frameAttributes } from '../kit/common.ts'
import type { AnyContract } from '../kit/contract.ts'

/** Attributes of a tag as in HTML: true for one without a value. */
export type TagAttributes = Readonly<Record<string, string | boolean | undefined>>

// characters that end a name in the HTML parser, or that it forbids in one
// biome-ignore lint/suspicious/noControlCharactersInRegex: names with control characters are invalid
const invalidName = /^$|[\s"'<>/=\u0000-\u001f\u007f]/

/** Throws for a name that is not an attribute or that runs a script. */
function checkName(name: string): void {
  if (invalidName.test(name)) throw new TypeError(`"${name.slice(0, 60)}" is not the name of an attribute`)
  if (/^on/i.test(name)) throw new TypeError(`The attribute ${name.slice(0, 60)} would run a script`)
}

export const escapeAttribute = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The attributes that are present, by name in lower case. Throws for an invalid name. */
export function presentAttributes(attributes: TagAttributes): Record<string, string> {
  const present: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(attributes)) {
    checkName(name)
    if (value !== undefined && value !== false) present[name.toLowerCase()] = value === true ? '' : String(value)
  }
  return present
}

/** Attributes as HTML, with a space before each. */
export const attributesHtml = (present: Readonly<Record<string, string>>): string =>
  Object.entries(present)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('')

/** Like the browser, uses the fallback of an attribute that is absent, and the value of an invalid one. */
function readAttribute(type: AttributeType<unknown>, text: string | undefined): unknown {
  if (text === undefined) return type.fallback
  try {
    return type.read(text)
  } catch {
    return invalidValue(type) // the element reports it in the browser
  }
}

/** The props of the view of a contract and of the frame around it, from attributes. */
export function readProps(contract: AnyContract, present: Readonly<Record<string, string>>): { props: object; frame: object } {
  const types: Record<string, AttributeType<unknown>> = { ...(contract.frame === 'block' && frameAttributes), ...contract.attributes }
  const values = Object.entries(types).map(([name, type]) => [name, readAttribute(type, present[attributeOf(name, type)])] as const)
  return {
    frame: Object.fromEntries(values.filter(([name]) => name in frameAttributes)),
    props: { ...Object.fromEntries(values.filter(([name]) => name in contract.attributes)), ...contract.properties },
  }
}
