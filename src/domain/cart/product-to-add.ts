import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { exceedsStock, isPurchasable } from '../product/purchasable.ts'
import { withVariant } from '../product/variant-details.ts'
import { AdditionError, label } from './addition.ts'

/** The product with the data of the variant. Throws if it cannot be bought in this quantity. */
export function productToAdd(product: Product, variant: Variant | undefined, quantity: number): Product {
  const item = withVariant(product, variant)
  if (!isPurchasable(item)) throw new AdditionError(`${label(product)} is out of stock`)
  if (exceedsStock(item, quantity)) throw new AdditionError(`${label(product)} is not in stock in this quantity`)
  return item
}
