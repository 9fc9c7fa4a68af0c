import type { Features } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'

/** Whether a card has an add-to-cart form: the feature is on and the product requires no text input (CARD-08). */
export const showsAddToCart = (product: Pick<Product, 'attributes'>, features: Features | undefined): boolean =>
  features?.displayAddToCartInListings === true && !product.attributes?.some(({ type, isRequired }) => type === 'inputText' && isRequired)

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
