import type { Attribute, AttributeValue } from '../../model/product/attribute.ts'
import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { shownAttributeValuesCount } from '../constants.ts'
import { isInput, isSelectable, orderedAttributes, titleOfValue, withSuffix } from './product-attributes.ts'
import { isDeliverable } from './purchasable.ts'
import { withVariant } from './variant-details.ts'

/** Choices and inputs by attribute code. A Map, because the codes come from URLs and data (R09). */
export type Chosen = ReadonlyMap<string, string>

const hasValue = ({ attributes = [] }: Variant, code: string, value: string): boolean =>
  attributes.some((attribute) => attribute.code === code && [attribute.value ?? []].flat().some((item) => String(item) === value))

/** False if no variant has a value for the attribute, which then cannot tell variants apart. */
const isDeciding = (variants: readonly Variant[], code: string): boolean =>
  variants.some(({ attributes = [] }) => attributes.some((attribute) => attribute.code === code && attribute.value !== undefined))

/** Variants that match all choices, without duplicate codes. */
export function matchingVariants(variants: readonly Variant[], chosen: Chosen): Variant[] {
  const telling = [...chosen].filter(([code]) => isDeciding(variants, code))
  const matching = variants.filter((variant) => telling.every(([code, value]) => hasValue(variant, code, value)))
  return [...new Map(matching.map((variant) => [variant.code, variant])).values()]
}

/** Whether a variant combines this value with the other choices (VAR-01). */
export const isActiveValue = (variants: readonly Variant[], chosen: Chosen, code: string, value: string): boolean =>
  !isDeciding(variants, code) || matchingVariants(variants, new Map(chosen).set(code, value)).length > 0

/** A variant whose stock the shop does not tell is not sold out. */
const isSoldOut = (variant: Variant): boolean => !isDeliverable(withVariant({ isInStock: true } as Product, variant))

/** Whether variants combine this value with the other choices, but none of them can be delivered. */
export function isSoldOutValue(variants: readonly Variant[], chosen: Chosen, code: string, value: string): boolean {
  if (!isDeciding(variants, code)) return false
  const matching = matchingVariants(variants, new Map(chosen).set(code, value))
  return matching.length > 0 && matching.every(isSoldOut)
}

/** The variant that matches the choices, if there is exactly one (VAR-02). */
export function selectedVariant(variants: readonly Variant[], chosen: Chosen): Variant | undefined {
  const [only, ...others] = matchingVariants(variants, chosen)
  return others.length === 0 ? only : undefined
}

/** A product at the price that includes what its inputs cost; the price of a choice is that of its variant. */
export function withSurcharges(item: Product, chosen: Chosen): Product {
  const extra = (item.attributes ?? []).filter(isInput).reduce((sum, { code, price, values = [] }) => {
    const value = chosen.get(code)?.trim()
    return value ? sum + ((values.length ? values.find((known) => known.value === value)?.price : price) ?? 0) : sum
  }, 0)
  if (!extra || item.priceNow === undefined) return item
  return { ...item, priceNow: item.priceNow + extra, priceOld: item.priceOld && item.priceOld + extra }
}

/** Codes of the attributes that must still be chosen or filled in (VAR-05). */
export const missingOptions = (attributes: readonly Attribute[], chosen: Chosen): string[] =>
  attributes
    .filter((attribute) => isSelectable(attribute) || (isInput(attribute) && attribute.isRequired === true))
    .map(({ code }) => code)
    .filter((code) => !chosen.get(code)?.trim())

/** Initial choices: the value preset by the product, or the only value of an attribute. */
export function initialOptions(attributes: readonly Attribute[]): Chosen {
  return new Map(
    attributes.filter(isSelectable).flatMap(({ code, value, values = [] }): [string, string][] => {
      const named = values.find((known) => known.value === String(value)) ?? (values.length === 1 ? values[0] : undefined)
      return named ? [[code, named.value]] : []
    }),
  )
}

const singleValues = ({ attributes = [] }: Variant): [string, string][] =>
  attributes.flatMap(({ code, value }): [string, string][] => (value === undefined ? [] : [[code, String(value)]]))

/** The values of the variant with this code. */
export const valuesOf = (variants: readonly Variant[], code: string | undefined): [string, string][] =>
  variants.filter((variant) => variant.code === code).flatMap(singleValues)

/** The values that all variants have in common. */
export const commonValues = ([first, ...others]: readonly Variant[]): [string, string][] =>
  first ? singleValues(first).filter(([code, value]) => others.every((other) => hasValue(other, code, value))) : []

/** The first 4 values while collapsed. A chosen value from the rest takes the place of the fourth (PDP-22). */
export function shownValues(values: readonly AttributeValue[], chosen: string | undefined, isOpen: boolean): readonly AttributeValue[] {
  if (isOpen || values.length <= shownAttributeValuesCount) return values
  const first = values.slice(0, shownAttributeValuesCount)
  const hidden = values.slice(shownAttributeValuesCount).find(({ value }) => value === chosen)
  return hidden ? [...first.slice(0, -1), hidden] : first
}

/**
 * Titles of the choices and inputs in attribute order. Typed text follows the title of its attribute, as it says nothing on its own.
 * `pickedTitles` maps product ids to titles.
 */
export const optionTitles = (attributes: readonly Attribute[], chosen: Chosen, pickedTitles: Chosen = new Map()): string[] =>
  orderedAttributes(attributes)
    .filter((attribute) => isSelectable(attribute) || isInput(attribute))
    .flatMap((attribute) => {
      const value = chosen.get(attribute.code)?.trim()
      if (!value) return []
      const title = titleOfValue(attribute, value) ?? pickedTitles.get(value) ?? value
      const text = withSuffix(title, attribute.suffix)
      return [attribute.type === 'inputText' && attribute.title ? `${attribute.title}: ${text}` : text]
    })
