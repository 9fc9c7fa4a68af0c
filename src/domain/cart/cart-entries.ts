import type { Cart, CartProduct } from '../../model/cart/cart.ts'
import { isQuantity, nearestQuantity } from '../product/quantity.ts'
import { addLine, type NewLine } from './cart.ts'
import type { Carts } from './carts.ts'

/*
 * Every addition is stored as a line of its own, because two tabs that raise the quantity of one line at the same time would count
 * one addition only. Readers see one line per code.
 */

/** Joins lines of one code: quantities add up to 9999, the last line has the details, the first one guid and position. */
function joinLines(cart: Cart, isJoined: (line: CartProduct) => boolean): Cart {
  const byCode = new Map<string, CartProduct>()
  const apart = cart.products.filter((line) => {
    if (!isJoined(line)) return true
    const first = byCode.get(line.code)
    byCode.set(line.code, first ? { ...line, guid: first.guid, quantity: nearestQuantity(first.quantity + line.quantity) } : line)
    return !first
  })
  if (apart.length === cart.products.length) return cart
  return { ...cart, products: apart.map((line) => (isJoined(line) ? (byCode.get(line.code) ?? line) : line)) }
}

/** One line per code in every cart, of the lines that `isJoined` selects. Returns `carts` itself if there is nothing to join. */
export function joinCodes(carts: Carts, isJoined: (line: CartProduct) => boolean = () => true): Carts {
  const joined = carts.map((cart) => joinLines(cart, isJoined))
  return joined.some((cart, index) => cart !== carts[index]) ? joined : carts
}

/** Adds pieces as a line of its own; `joinCodes` gives the cart that `addLine` would give. */
export function addEntry(cart: Cart, line: NewLine, quantity: number, guid: string): Cart {
  const known = cart.products.findLast(({ code }) => code === line.code)
  if (!known || !isQuantity(quantity)) return addLine(cart, line, quantity, guid)
  return { ...cart, products: [...cart.products, { ...known, ...line, guid, quantity }] }
}
