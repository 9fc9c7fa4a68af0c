import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { type Chosen, isActiveValue } from './variants.ts'

/** The value of an attribute in a hash such as #colour=red&size=m; undefined if missing (PDP-16). */
export const readHashValue = (hash: string, attribute: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get(attribute) || undefined

/** Sets the value of an attribute in a hash; keeps all others. */
export function writeHashValue(hash: string, attribute: string, value: string): string {
  const pairs = new URLSearchParams(hash.includes('=') ? hash.replace(/^#/, '') : '')
  pairs.set(attribute, value)
  return `#${pairs.toString().replaceAll('+', '%20')}`
}

/**
 * The value of the split attribute in a hash. Undefined unless the product offers the value and a variant combines it with
 * the other choices (PDP-16, PDP-17).
 */
export function optionsFromHash(
  { attributes = [] }: Pick<Product, 'attributes'>,
  variants: readonly Variant[],
  chosen: Chosen,
  { hash, attribute }: { hash: string; attribute: string },
): string | undefined {
  const value = readHashValue(hash, attribute)
  const isOffered = attributes.some(({ code, values = [] }) => code === attribute && values.some((known) => known.value === value))
  return value !== undefined && isOffered && isActiveValue(variants, chosen, attribute, value) ? value : undefined
}
