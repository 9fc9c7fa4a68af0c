import type { Product } from '../../model/product/product.ts'
import { availableQuantity } from './availability.ts'

type Stock = Pick<Product, 'availableStock' | 'availableQuantity' | 'sellWithoutStock'>

/** Has either stock or permission to be sold without it; of anything else no delivery is promised. */
export const isDeliverable = (item: Stock): boolean =>
  (item.availableStock ?? 0) > 0 || (item.availableQuantity ?? 0) > 0 || item.sellWithoutStock === true

/** Has a price and can be delivered (AVAIL-05). */
export const isPurchasable = (product: Stock & Pick<Product, 'priceNow'>): boolean =>
  product.priceNow !== undefined && isDeliverable(product)

/** True when more pieces are asked for than can be delivered (section 5: 'Amount unavailable'). */
export const exceedsStock = (item: Stock, quantity: number): boolean => !item.sellWithoutStock && quantity > availableQuantity(item)
