import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { withVariant } from './variant-details.ts'
import { type Chosen, isActiveValue, missingOptions, selectedVariant } from './variants.ts'

/** What the choices on a product page come to. */
export interface ProductSelection {
  /** the product as its chosen variant sells it; the product itself while none is chosen */
  item: Product
  /** undefined while it is not clear which, and for a product without variants */
  variant: Variant | undefined
  /** what goes into the cart; undefined blocks that (VAR-04) */
  code: string | undefined
  /** codes of attributes that wait for a choice or a text */
  missing: string[]
  /** a chosen value goes with none of the others (PDP-21) */
  isUnavailable: boolean
}

/**
 * The variant that the choices lead to; a product without variants is its own. `variants` is undefined until they
 * are known: then nothing can be bought.
 */
export function resolveProduct(product: Product, variants: readonly Variant[] | undefined, chosen: Chosen): ProductSelection {
  const attributes = product.attributes ?? []
  const missing = missingOptions(attributes, chosen)
  const known = variants ?? []
  const variant = known.length ? selectedVariant(known, chosen) : undefined
  const sold = variants?.length === 0 ? (product.code ?? product.productId ?? product.id) : variant?.code
  return {
    item: withVariant(product, variant),
    variant,
    code: missing.length ? undefined : sold,
    missing,
    isUnavailable: [...chosen].some(([code, value]) => !isActiveValue(known, chosen, code, value)),
  }
}
