import type { Attribute, AttributeValue } from '../../model/product/attribute.ts'
import { productLabelAttribute } from '../constants.ts'

/** Attributes that go together under one title; the first group may have none. */
export interface AttributeGroup {
  title: string | undefined
  attributes: Attribute[]
}

const selectableTypes: ReadonlySet<Attribute['type']> = new Set(['text', 'textWithImage', 'number'])
const inputTypes: ReadonlySet<Attribute['type']> = new Set(['inputText', 'inputSelect', 'inputProduct'])

/** One of its values is chosen, and the choice may decide the variant (VAR-05). */
export const isSelectable = ({ type, values }: Attribute): boolean => selectableTypes.has(type) && Boolean(values?.length)

/** The shopper fills it in. */
export const isInput = ({ type }: Attribute): boolean => inputTypes.has(type)

/** How an attribute is chosen or filled in (PDP-25, PDP-26). */
export function optionControl({ type, isRenderedAsDropdown }: Attribute): 'text' | 'product' | 'dropdown' | 'values' {
  if (type === 'inputText') return 'text'
  if (type === 'inputProduct') return 'product'
  return isRenderedAsDropdown ? 'dropdown' : 'values'
}

/** A plain fact about the product: there is nothing to choose and something to say. */
export const isFact = (attribute: Attribute): boolean => !isSelectable(attribute) && !isInput(attribute) && factTexts(attribute).length > 0

/** Says something of the product, also by naming what there is to choose from; not what the shopper fills in, nor labels. */
export const isDisplayed = (attribute: Attribute): boolean =>
  attribute.code !== productLabelAttribute && !isInput(attribute) && factTexts(attribute).length > 0

const compareByNumber = (a: number | undefined, b: number | undefined) => (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE)

/** Attributes by `order`; those without one come last, as they were given (PDP-28). */
export const orderedAttributes = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.toSorted((a, b) => compareByNumber(a.order, b.order))

/** Values by `sortNumber`; those without one come last, as they were given (PDP-28). */
export const orderedValues = ({ values = [] }: Pick<Attribute, 'values'>): AttributeValue[] =>
  values.toSorted((a, b) => compareByNumber(a.sortNumber, b.sortNumber))

/** Ordered attributes under the titles of their groups; a group stands where its first attribute does (PDP-28). */
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

/** What an attribute says of the product, value by value: the code and the words for it, with the unit (PDP-28). */
export function factTexts({ value, valueTitle, values = [], suffix }: Attribute): { code: string; text: string }[] {
  const codes = [value ?? values.map((known) => known.value)].flat().map(String)
  const titles = codes.length === 1 ? [valueTitle] : (valueTitle?.split(', ') ?? [])
  const titleAt = (index: number) => (titles.length === codes.length ? titles[index] : undefined)
  return codes
    .map((code, index) => ({ code, title: values.find((known) => known.value === code)?.title ?? titleAt(index) ?? code }))
    .filter(({ title }) => title !== '')
    .map(({ code, title }) => ({ code, text: withSuffix(title, suffix) }))
}

/** A number and its unit never part. */
export const withSuffix = (text: string, suffix: string | undefined): string => (suffix ? `${text}\u00a0${suffix}` : text)

/** Those in groups of these titles; all where none is named. */
export const filterGroups = (attributes: readonly Attribute[], titles: readonly string[] | undefined): Attribute[] =>
  attributes.filter(({ group }) => titles?.includes(group ?? '') ?? true)
