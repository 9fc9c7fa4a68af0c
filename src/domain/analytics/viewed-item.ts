import type { Product } from '../../model/product/product.ts'
import { addedItem } from './analytics.ts'

/** A product page was opened: the product as one piece of it would go into the cart (ANA-03). */
export const viewedItem = (product: Product) => addedItem(product, product.code ?? product.productId ?? product.id, 1)
