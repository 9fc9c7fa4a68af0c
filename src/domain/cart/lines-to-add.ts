import type { Order } from '../../model/account/order.ts'
import type { Product } from '../../model/product/product.ts'
import { isPurchasable } from '../product/purchasable.ts'
import { isQuantity } from '../product/quantity.ts'

/** An order line that can be added to a cart unchanged. */
export interface ReorderLine {
  product: Product
  code: string
  quantity: number
}

/** True if the product has a required input. */
const requiresChoice = ({ attributes }: Product) =>
  attributes?.some(({ type, isRequired }) => isRequired && type?.startsWith('input')) === true

const isSold = (product: Product, code: string) => product.code === code || product.codes?.includes(code) === true

/**
 * Splits an order into lines that can be reordered with one click and the titles of the others: deleted, sold out or with a
 * required input.
 */
export function reorderLines(order: Pick<Order, 'products'>, products: readonly Product[]): { lines: ReorderLine[]; left: string[] } {
  const lines: ReorderLine[] = []
  const left: string[] = []
  for (const { code, title, quantity } of order.products) {
    const product = code === undefined ? undefined : products.find((item) => isSold(item, code))
    if (product && code !== undefined && isPurchasable(product) && !requiresChoice(product) && isQuantity(quantity)) {
      lines.push({ product, code, quantity })
    } else left.push(title ?? code ?? '')
  }
  return { lines, left: left.filter(Boolean) }
}
