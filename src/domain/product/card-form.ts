import type { Features } from '../../model/app/configuration.ts'
import type { Attribute } from '../../model/product/attribute.ts'
import type { Product } from '../../model/product/product.ts'

/** The first input that the product requires: only its page asks for it, so nothing else may add the product (VAR-04, VAR-05). */
export const requiredInput = ({ attributes }: Pick<Product, 'attributes'>): Attribute | undefined =>
  attributes?.find(({ type, isRequired }) => isRequired && type.startsWith('input'))

/** Whether a card has an add-to-cart form: the feature is on and the product requires no input (CARD-08). */
export const showsAddToCart = (product: Pick<Product, 'attributes'>, features: Features | undefined): boolean =>
  features?.displayAddToCartInListings === true && !requiredInput(product)

/**
 * The code that a card adds to the cart. Undefined if the product needs a choice: the card then links to the product page.
 * A split row adds its own code.
 */
export function cardCode({
  code,
  codes,
  splitAttributeValueByCode,
}: Pick<Product, 'code' | 'codes' | 'splitAttributeValueByCode'>): string | undefined {
  if (codes?.length === 1) return codes[0]
  const isSplit = Object.keys(splitAttributeValueByCode ?? {}).length > 0
  return isSplit || !codes?.length ? code : undefined
}
