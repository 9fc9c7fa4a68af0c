import type { Product } from '../../model/product/product.ts'
import { availableQuantity } from './availability.ts'

type Stock = Pick<Product, 'availableStock' | 'availableQuantity' | 'isInStock' | 'sellWithoutStock'>

/** True if the product is in stock or sold without stock. */
export const isDeliverable = (item: Stock): boolean =>
  (item.availableStock ?? 0) > 0 || availableQuantity(item) > 0 || item.sellWithoutStock === true

/** True if the product has a price and is deliverable (AVAIL-05). */
export const isPurchasable = (product: Stock & Pick<Product, 'priceNow'>): boolean =>
  product.priceNow !== undefined && isDeliverable(product)

/** True if the quantity exceeds the stock; never for a product sold without stock, or in stock without a quantity. */
export const exceedsStock = (item: Stock, quantity: number): boolean => !item.sellWithoutStock && quantity > availableQuantity(item)
