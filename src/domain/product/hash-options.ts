import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { type Chosen, isActiveValue } from './variants.ts'

/** The value that the address names for an attribute: #colour=red&size=m (PDP-16); undefined when it does not. */
export const readHashValue = (hash: string, attribute: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get(attribute) || undefined

/** The hash with a value for an attribute; what else stands in it stays. */
export function writeHashValue(hash: string, attribute: string, value: string): string {
  const pairs = new URLSearchParams(hash.includes('=') ? hash.replace(/^#/, '') : '')
  pairs.set(attribute, value)
  return `#${pairs.toString().replaceAll('+', '%20')}`
}

/**
 * The value that the address chooses of the split attribute: one that the product offers and that goes with what is chosen
 * else; any other is ignored (PDP-16, PDP-17).
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
