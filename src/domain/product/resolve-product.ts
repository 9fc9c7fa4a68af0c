import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { withVariant } from './variant-details.ts'
import { type Chosen, isActiveValue, missingOptions, selectedVariant } from './variants.ts'

/** The result of the choices on a product page. */
export interface ProductSelection {
  /** the product with the data of its variant; the product itself without one */
  item: Product
  /** undefined while several variants match, and for a product without variants */
  variant: Variant | undefined
  /** code to add to the cart; undefined prevents adding (VAR-04) */
  code: string | undefined
  /** codes of attributes with a missing choice or input */
  missing: string[]
  /** no variant combines the chosen values (PDP-21) */
  isUnavailable: boolean
}

/**
 * Finds the variant for the choices. A product without variants is sold by its own code. `variants` is undefined while they
 * load; nothing can be bought until then.
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
