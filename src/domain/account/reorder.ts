import type { Order } from '../../model/account/order.ts'
import type { Product } from '../../model/product/product.ts'
import { isPurchasable } from '../product/purchasable.ts'
import { isQuantity } from '../product/quantity.ts'

/** A line of an order that can go into a cart as it is. */
export interface ReorderLine {
  product: Product
  code: string
  quantity: number
}

/** Something has to be written or chosen before it can be bought. */
const requiresChoice = ({ attributes }: Product) =>
  attributes?.some(({ type, isRequired }) => isRequired && type?.startsWith('input')) === true

const isSold = (product: Product, code: string) => product.code === code || product.codes?.includes(code) === true

/**
 * The lines of an order that can be bought again with one click, and the titles of the others: gone, sold out, or with
 * something to choose first.
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
