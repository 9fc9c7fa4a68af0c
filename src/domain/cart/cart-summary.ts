import type { Cart } from '../../model/cart/cart.ts'
import { roundMoney } from '../money.ts'
import { itemCount } from './cart.ts'

const shownTitles = 3

/** Summary of a cart for a list of carts. */
export interface CartSummary {
  pieces: number
  /** titles of the first products; variants of one product share a title */
  titles: string[]
  /** number of further titles */
  more: number
  /** sum of the last known prices; undefined if one is missing */
  total: number | undefined
}

export function cartSummary(cart: Cart): CartSummary {
  const { products } = cart
  const isPriced = products.every(({ price }) => price !== undefined)
  const names = [...new Set(products.map(({ title, code }) => title ?? code))]
  return {
    pieces: itemCount(cart),
    titles: names.slice(0, shownTitles),
    more: Math.max(0, names.length - shownTitles),
    total: isPriced ? roundMoney(products.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0)) : undefined,
  }
}

/** The id of a saved cart in pasted text: a link to the cart, or the id itself. */
export function savedCartId(text: string): string {
  const pasted = text.trim()
  if (!URL.canParse(pasted)) return pasted
  return new URL(pasted).searchParams.get('restoredCartId') ?? pasted
}
