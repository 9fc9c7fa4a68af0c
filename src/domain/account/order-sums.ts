import type { Order, OrderProduct } from '../../model/account/order.ts'
import { roundMoney } from '../money.ts'

/** Price of a line; undefined if the order does not tell. */
export const lineSum = ({ totalWithVAT, price, quantity }: OrderProduct): number | undefined =>
  totalWithVAT ?? (price === undefined ? undefined : roundMoney(price * quantity))

/** Price of all products; undefined if that of one is unknown. */
export function orderSubtotal({ products }: Order): number | undefined {
  let subtotal = 0
  for (const line of products) {
    const sum = lineSum(line)
    if (sum === undefined) return undefined
    subtotal += sum
  }
  return products.length > 0 ? roundMoney(subtotal) : undefined
}
