import type { Product } from '../../model/product/product.ts'
import { roundMoney } from '../money.ts'

type Sold = Partial<Product> & Pick<Product, 'id'>

/** An item in the shape of GA4 ecommerce events. */
const item = (product: Sold, code: string | undefined, quantity: number) => ({
  item_id: code ?? product.code ?? product.productId ?? product.id,
  item_name: product.title,
  item_category: product.categoryTitle,
  price: product.priceNow,
  quantity,
})

/** Data of the event for a product chosen in a listing; `position` counts from 1 (ANA-01). */
export const selectItem = (product: Sold, position: number, listName: string | undefined) => ({
  item_list_name: listName,
  items: [{ ...item(product, undefined, 1), index: position }],
})

/** Data of the event for a product added to the cart (ANA-02). */
export const addedItem = (product: Sold, code: string, quantity: number) => ({
  currency: product.currency,
  value: roundMoney((product.priceNow ?? 0) * quantity),
  items: [item(product, code, quantity)],
})

/** Data of the event for an opened product page: one piece of the product (ANA-03). */
export const viewedItem = (product: Product) => addedItem(product, product.code ?? product.productId ?? product.id, 1)
