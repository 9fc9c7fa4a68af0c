import type { Cart } from '../../model/cart/cart.ts'
import { roundMoney } from '../money.ts'
import { itemCount } from './cart.ts'

const shownTitles = 3

/** A cart in short, for a list of carts. */
export interface CartSummary {
  pieces: number
  /** titles of its first products, each once however many variants of it there are */
  titles: string[]
  /** titles besides those */
  more: number
  /** the prices that the shopper saw; undefined where one is missing */
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

/** The id of a saved cart in what somebody pasted: a link to it, or the id alone. */
export function savedCartId(text: string): string {
  const pasted = text.trim()
  if (!URL.canParse(pasted)) return pasted
  return new URL(pasted).searchParams.get('restoredCartId') ?? pasted
}
