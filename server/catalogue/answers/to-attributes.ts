import { getOwn } from '../../../src/domain/get-own.ts'
import type { Attribute as AttributeAnswer, AttributeValue } from '../../../src/model/product/attribute.ts'
import type { Language } from '../../languages/language.ts'
import { euros } from '../records/euros.ts'
import type { Attribute, Reference, Value } from '../records/reference.ts'

/** The attribute data of a product. */
export interface Facts {
  /** value codes or a number, by attribute */
  specs: Record<string, string | number | string[]>
  /** available values, by attribute */
  choices: Record<string, string[]>
  /** the value of a split row, by attribute */
  chosen: Record<string, string>
  /** codes of the attributes that the shopper fills in */
  inputs: readonly string[]
}

/** Facts that product cards show. Choices and inputs are part of every card. */
const cardAttributes = new Set(['product_label', 'delivery_days', 'brand'])

/** Converts attributes, in the order of the shop (ENT-04, ENT-06). `forCard` omits facts that product cards do not show. */
export function toAttributes(
  { attributes, servicePrices }: Reference,
  facts: Facts,
  language: Language,
  forCard: boolean,
): AttributeAnswer[] {
  const answers: AttributeAnswer[] = []
  for (const attribute of attributes.values()) {
    const { code } = attribute
    const choices = facts.choices[code]
    const fact = facts.specs[code]
    if (choices) answers.push(toChoice(attribute, choices, facts.chosen[code], language))
    else if (facts.inputs.includes(code)) answers.push(toInput(attribute, language, servicePrices))
    else if (fact !== undefined && (!forCard || cardAttributes.has(code))) answers.push(toFact(attribute, fact, language))
  }
  return answers
}

/** Converts the attributes that distinguish a variant, each with its single value. */
export function toChosenAttribute({ attributes }: Reference, chosen: Record<string, string>, language: Language): AttributeAnswer[] {
  return [...attributes.values()].flatMap((attribute) => {
    const value = chosen[attribute.code]
    return value === undefined ? [] : toFact(attribute, value, language)
  })
}

function toHead(attribute: Attribute, language: Language) {
  const { code, type, order, suffix, isRequired, isRenderedAsDropdown, hasLinkToSearch, hideTooltip, imageSize } = attribute
  const { title, group, placeholder } = attribute.texts(language)
  return {
    code,
    title,
    type,
    order,
    group,
    suffix,
    placeholder,
    isRequired,
    isRenderedAsDropdown,
    hasLinkToSearch,
    hideTooltip,
    imageSize,
  }
}

/** An attribute with a single choice becomes a fact. */
function toChoice(attribute: Attribute, choices: readonly string[], chosen: string | undefined, language: Language): AttributeAnswer {
  const only = choices.length === 1 ? choices[0] : chosen
  const head = only === undefined ? toHead(attribute, language) : toFact(attribute, only, language)
  if (choices.length === 1) return head
  return { ...head, values: choices.flatMap((choice) => attribute.values.get(choice) ?? []).map((value) => choiceValue(value, language)) }
}

function toInput(attribute: Attribute, language: Language, servicePrices: Reference['servicePrices']): AttributeAnswer {
  const values = [...attribute.values.values()].map((value) => choiceValue(value, language))
  const price = values.length > 0 ? undefined : euros(getOwn(servicePrices, attribute.code))
  return { ...toHead(attribute, language), price, ...(values.length > 0 && { values }) }
}

function toFact(attribute: Attribute, fact: string | number | string[], language: Language): AttributeAnswer {
  const titles = [fact].flat().map((item) => (typeof item === 'number' ? numberText(item, language) : titleOf(attribute, item, language)))
  return { ...toHead(attribute, language), value: fact, valueTitle: titles.join(', ') }
}

const narrowSpace = '\u202f'

/** made once for each language: making one is slow */
const numberFormats = new Map<Language, Intl.NumberFormat>()
function numberFormat(language: Language): Intl.NumberFormat {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language)
  numberFormats.set(language, format)
  return format
}

/** A number with its thousands apart by a space in every language: beside prices with a decimal comma, "5,200" would be 5.2. */
const numberText = (number: number, language: Language): string =>
  numberFormat(language)
    .formatToParts(number)
    .map(({ type, value }) => (type === 'group' ? narrowSpace : value))
    .join('')

const titleOf = ({ values }: Attribute, value: string, language: Language) => values.get(value)?.titles(language) ?? value

function choiceValue({ value, titles, priceCents, imageId, swatch, tags, sortNumber }: Value, language: Language): AttributeValue {
  const title = titles(language)
  return { value, title, price: euros(priceCents), image: imageId, imageAlt: imageId && title, swatch, tags, sortNumber }
}
