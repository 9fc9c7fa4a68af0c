import type { Product } from '../model/product.ts'
import { availableQuantity } from './availability.ts'

/** Has a price and either stock or permission to be sold without it (AVAIL-05). */
export const isPurchasable = (product: Pick<Product, 'priceNow' | 'availableStock' | 'availableQuantity' | 'sellWithoutStock'>): boolean =>
  product.priceNow !== undefined &&
  ((product.availableStock ?? 0) > 0 || (product.availableQuantity ?? 0) > 0 || product.sellWithoutStock === true)

/** True when more pieces are asked for than can be delivered (section 5: 'Amount unavailable'). */
export const exceedsStock = (item: Pick<Product, 'availableStock' | 'availableQuantity' | 'sellWithoutStock'>, quantity: number): boolean =>
  !item.sellWithoutStock && quantity > availableQuantity(item)
