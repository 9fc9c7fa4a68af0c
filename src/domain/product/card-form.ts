import type { Features } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'

/** True where a card has an add-to-cart form: the feature is on and no text has to be typed first (CARD-08). */
export const showsAddToCart = (product: Pick<Product, 'attributes'>, features: Features | undefined): boolean =>
  features?.displayAddToCartInListings === true && !product.attributes?.some(({ type, isRequired }) => type === 'inputText' && isRequired)

/**
 * The code that a card puts into the cart; undefined where a choice is needed, then the card leads to the product page.
 * A row of a split product stands for its own code.
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
