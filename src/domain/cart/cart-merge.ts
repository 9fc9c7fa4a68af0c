import type { Cart } from '../../model/cart/cart.ts'
import type { Carts } from './carts.ts'

const guidsOf = (cart: Cart) => new Set([cart.guid, ...cart.products.map(({ guid }) => guid)])

/** The server's cart with those lines of another whose code it lacks; itself when there is none (CART-15). */
function addMissing(theirs: Cart, mine: Cart, newGuid: () => string): Cart {
  const codes = new Set(theirs.products.map(({ code }) => code))
  const taken = guidsOf(theirs)
  const missing = mine.products.filter(({ code }) => !codes.has(code))
  if (missing.length === 0) return theirs
  // another browser may have named a line the same
  const added = missing.map((line) => (taken.has(line.guid) ? { ...line, guid: newGuid() } : line))
  return { ...theirs, products: [...theirs.products, ...added] }
}

/**
 * The carts of a browser after a login: the first one becomes the server's with the lines that only this browser has;
 * guid, fields and quantities are the server's. `isChanged`: the server does not have all of it (CART-14, CART-15).
 */
export function mergeCarts(carts: Carts, theirs: Cart | undefined, newGuid: () => string): { carts: Carts; isChanged: boolean } {
  const [first, ...others] = carts
  if (!first || !theirs) return { carts, isChanged: Boolean(first?.products.length) }
  const merged = addMissing(theirs, first, newGuid)
  // the same cart may lie further back here: what was put into it stays too
  const duplicate = others.find(({ guid }) => guid === theirs.guid)
  const fullCart = duplicate ? addMissing(merged, duplicate, newGuid) : merged
  return { carts: [fullCart, ...others.filter((cart) => cart !== duplicate)], isChanged: fullCart !== theirs }
}
