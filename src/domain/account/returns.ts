import type { Order, OrderProduct } from '../../model/account/order.ts'
import type { ProductReturn } from '../../model/account/product-return.ts'
import { commentMaxCharacters } from '../constants.ts'
import type { Rule } from '../forms/form-rules.ts'

/** Rules of the comment of a return. */
export const returnCommentRules: readonly Rule[] = [{ rule: 'maxLength', maxLength: commentMaxCharacters }]

/** Returnable pieces of one product of an order. */
export interface ReturnableProduct {
  code: string
  id: string | undefined
  title: string
  ordered: number
  returned: number
  left: number
}

/** Returnable pieces of an order. */
export interface Returnable {
  ordered: number
  returned: number
  left: number
  products: ReturnableProduct[]
}

/** Only a paid and delivered order is returnable (ORD-01). */
export const isReturnable = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' && status === 'delivered'

const pieces = (items: readonly { quantity: number }[]) => items.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0)
const codeOf = ({ code, id }: Pick<OrderProduct, 'code' | 'id'>) => code ?? id

/**
 * Ordered minus returned pieces, of the order and per product; both limit a product (ORD-02). All earlier returns count,
 * including cancelled ones.
 */
export function toReturnable({ products }: Pick<Order, 'products'>, returns: readonly ProductReturn[]): Returnable {
  const sentBack = returns.flatMap((entry) => entry.products)
  const ordered = pieces(products)
  const returned = pieces(sentBack)
  const left = Math.max(0, ordered - returned)
  const codes = [...new Set(products.flatMap((product) => codeOf(product) ?? []))]
  return {
    ordered,
    returned,
    left,
    products: codes.map((code) => {
      const lines = products.filter((product) => codeOf(product) === code)
      const [first] = lines
      const back = sentBack.filter((item) => item.code === code || (item.code === undefined && item.id === first?.id))
      const own = { ordered: pieces(lines), returned: pieces(back) }
      return {
        code,
        id: first?.id,
        title: first?.title ?? code,
        ...own,
        left: Math.min(left, Math.max(0, own.ordered - own.returned)),
      }
    }),
  }
}

/** Maximum pieces of one product, given the pieces chosen of the others. */
export function maxReturnable({ left, products }: Returnable, chosen: Readonly<Record<string, number>>, code: string): number {
  const product = products.find((item) => item.code === code)
  const others = products.reduce((sum, item) => sum + (item.code === code ? 0 : (chosen[item.code] ?? 0)), 0)
  return product ? Math.max(0, Math.min(product.left, left - others)) : 0
}
