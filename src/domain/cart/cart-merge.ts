import type { Cart } from '../../model/cart/cart.ts'
import type { Carts } from './carts.ts'

const guidsOf = (cart: Cart) => new Set([cart.guid, ...cart.products.map(({ guid }) => guid)])

/** Adds the lines of `mine` whose code `theirs` lacks; returns `theirs` itself if none is missing (CART-15). */
function addMissing(theirs: Cart, mine: Cart, newGuid: () => string): Cart {
  const codes = new Set(theirs.products.map(({ code }) => code))
  const taken = guidsOf(theirs)
  const missing = mine.products.filter(({ code }) => !codes.has(code))
  if (missing.length === 0) return theirs
  // another browser may have used the same guid
  const added = missing.map((line) => (taken.has(line.guid) ? { ...line, guid: newGuid() } : line))
  return { ...theirs, products: [...theirs.products, ...added] }
}

/**
 * Merges the carts of a browser with the server's cart after a login. The first cart becomes the server's, with its guid,
 * fields and quantities, plus the local lines that it lacks. `isChanged`: the result must be saved (CART-14, CART-15).
 */
export function mergeCarts(carts: Carts, theirs: Cart | undefined, newGuid: () => string): { carts: Carts; isChanged: boolean } {
  const [first, ...others] = carts
  if (!first || !theirs) return { carts, isChanged: Boolean(first?.products.length) }
  const merged = addMissing(theirs, first, newGuid)
  // another local cart may be the server's cart: keep its lines too
  const duplicate = others.find(({ guid }) => guid === theirs.guid)
  const fullCart = duplicate ? addMissing(merged, duplicate, newGuid) : merged
  return { carts: [fullCart, ...others.filter((cart) => cart !== duplicate)], isChanged: fullCart !== theirs }
}
