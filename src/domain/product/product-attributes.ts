import type { Attribute, AttributeValue } from '../../model/product/attribute.ts'
import { productLabelAttribute } from '../constants.ts'

/** Attributes under one group title; undefined for attributes without a group. */
export interface AttributeGroup {
  title: string | undefined
  attributes: Attribute[]
}

const selectableTypes: ReadonlySet<Attribute['type']> = new Set(['text', 'textWithImage', 'number'])
const inputTypes: ReadonlySet<Attribute['type']> = new Set(['inputText', 'inputSelect', 'inputProduct'])

/** The user chooses one of its values, and the choice may determine the variant (VAR-05). */
export const isSelectable = ({ type, values }: Attribute): boolean => selectableTypes.has(type) && Boolean(values?.length)

/** The user fills it in. */
export const isInput = ({ type }: Attribute): boolean => inputTypes.has(type)

/** The control of an attribute (PDP-25, PDP-26). */
export function optionControl({ type, isRenderedAsDropdown }: Attribute): 'text' | 'product' | 'dropdown' | 'values' {
  if (type === 'inputText') return 'text'
  if (type === 'inputProduct') return 'product'
  return isRenderedAsDropdown ? 'dropdown' : 'values'
}

/** A fact about the product: it has a text and needs no choice or input. */
export const isFact = (attribute: Attribute): boolean => !isSelectable(attribute) && !isInput(attribute) && factTexts(attribute).length > 0

/** Shows in the list of attributes: facts and choices, but no inputs and no product labels. */
export const isDisplayed = (attribute: Attribute): boolean =>
  attribute.code !== productLabelAttribute && !isInput(attribute) && factTexts(attribute).length > 0

const compareByNumber = (a: number | undefined, b: number | undefined) => (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE)

/** Sorts attributes by `order`; those without one keep their order at the end (PDP-28). */
export const orderedAttributes = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.toSorted((a, b) => compareByNumber(a.order, b.order))

/** Sorts values by `sortNumber`; those without one keep their order at the end (PDP-28). */
export const orderedValues = ({ values = [] }: Pick<Attribute, 'values'>): AttributeValue[] =>
  values.toSorted((a, b) => compareByNumber(a.sortNumber, b.sortNumber))

/** Groups sorted attributes by title. A group has the position of its first attribute (PDP-28). */
export function groupedAttributes(attributes: readonly Attribute[]): AttributeGroup[] {
  const groups = new Map<string | undefined, AttributeGroup>()
  for (const attribute of orderedAttributes(attributes)) {
    const title = attribute.group || undefined
    const group = groups.get(title) ?? { title, attributes: [] }
    groups.set(title, group)
    group.attributes.push(attribute)
  }
  return [...groups.values()]
}

type Values = Pick<Attribute, 'value' | 'valueTitle' | 'values'>

/** The value of a fact by code, each with its title: from the list of values, or the one beside the value. */
function titledValues({ value, valueTitle, values = [] }: Values): { code: string; title: string }[] {
  const codes = [value ?? values.map((known) => known.value)].flat().map(String)
  const titles = codes.length === 1 ? [valueTitle] : (valueTitle?.split(', ') ?? [])
  const titleAt = (index: number) => (titles.length === codes.length ? titles[index] : undefined)
  return codes.map((code, index) => ({ code, title: values.find((known) => known.value === code)?.title ?? titleAt(index) ?? code }))
}

/** The title of a value; undefined if the attribute does not know it. */
export const titleOfValue = (attribute: Values | undefined, code: string): string | undefined =>
  attribute?.values?.find((known) => known.value === code)?.title ??
  (attribute && titledValues(attribute).find((known) => known.code === code)?.title)

/** The values of an attribute: code, and text with the unit (PDP-28). */
export const factTexts = (attribute: Attribute): { code: string; text: string }[] =>
  titledValues(attribute)
    .filter(({ title }) => title !== '')
    .map(({ code, title }) => ({ code, text: withSuffix(title, attribute.suffix) }))

/** Appends a unit after a no-break space. */
export const withSuffix = (text: string, suffix: string | undefined): string => (suffix ? `${text}\u00a0${suffix}` : text)

/** Attributes in the groups named by `titles`; all by default. */
export const filterGroups = (attributes: readonly Attribute[], titles: readonly string[] | undefined): Attribute[] =>
  attributes.filter(({ group }) => titles?.includes(group ?? '') ?? true)
