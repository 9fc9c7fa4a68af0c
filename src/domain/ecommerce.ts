import type { Product } from '../model/product.ts'
import { roundMoney } from './money.ts'

/** An item in the shape of GA4 ecommerce events (G9). */
const item = (product: Partial<Product> & Pick<Product, 'id'>, more: { code?: string; quantity?: number; index?: number }) => ({
  item_id: more.code ?? product.code ?? product.productId ?? product.id,
  item_name: product.title,
  item_category: product.categoryTitle,
  price: product.priceNow,
  quantity: more.quantity ?? 1,
  ...(more.index !== undefined && { index: more.index }),
})

type Item = Parameters<typeof item>[0]

/** A product was chosen in a listing; `index` counts from 0 (ANA-01). */
export const selectItem = (product: Item, list: { id?: string | undefined; index: number }) => ({
  item_list_id: list.id,
  items: [item(product, { index: list.index })],
})

/** A product went into the cart (ANA-02). */
export const addedItem = (product: Item, code: string, quantity: number) => ({
  currency: product.currency,
  value: roundMoney((product.priceNow ?? 0) * quantity),
  items: [item(product, { code, quantity })],
})
