import type { Cart } from '../../model/cart/cart.ts'
import { dropExpired, emptyCart, removeForeignId } from './cart.ts'

const isEmpty = ({ products }: Cart) => products.length === 0

/** Carts in order, the first is the active one; there is always one (CART-05). */
export type Carts = readonly Cart[]

/** What remains of stored carts: expired ones are dropped, without any there is a new empty one (CART-04, 05). */
export function liveCarts(carts: Carts, newGuid: string, nowMs: number): Carts {
  const alive = dropExpired(carts, nowMs)
  if (alive.length === 0) return [emptyCart(newGuid, nowMs)]
  return alive.length === carts.length ? carts : alive
}

/** After emptying: of several carts the empty ones go, one cart always stays (CART-07). */
export function removeSpareEmpty(carts: Carts): Carts {
  if (carts.length < 2 || !carts.some(isEmpty)) return carts
  const filled = carts.filter((cart) => !isEmpty(cart))
  return filled.length ? filled : carts.slice(0, 1)
}

export const replaceCart = (carts: Carts, cart: Cart): Carts => carts.map((other) => (other.guid === cart.guid ? cart : other))

/** Makes a cart the active one, to which products are added. */
export function activate(carts: Carts, guid: string): Carts {
  const chosen = carts.find((cart) => cart.guid === guid)
  return !chosen || chosen === carts[0] ? carts : [chosen, ...carts.filter((cart) => cart !== chosen)]
}

/** Empties a cart by removing it; the only one leaves a new empty one with a new guid (CART-07, 08). */
export function clearCart(carts: Carts, guid: string, newGuid: string, nowMs: number): Carts {
  const others = carts.filter((cart) => cart.guid !== guid)
  if (others.length === carts.length) return carts
  return others.length ? removeSpareEmpty(others) : [emptyCart(newGuid, nowMs)]
}

/** Another cart to fill, and the active one; an empty one is used again (CART-06). */
export function startCart(carts: Carts, newGuid: string, nowMs: number): Carts {
  const unused = carts.find(isEmpty)
  return unused ? activate(carts, unused.guid) : [emptyCart(newGuid, nowMs), ...carts]
}

/** A cart becomes the active one, in the place of whatever has its guid. */
export const openCart = (carts: Carts, cart: Cart): Carts => removeSpareEmpty([cart, ...carts.filter(({ guid }) => guid !== cart.guid)])

/** A cart opened from the server becomes the active one; other restored carts lose their number (CART-13). */
export function restoreCart(carts: Carts, serverCart: Cart, restoredCartId: string): Carts {
  const opened: Cart = { ...serverCart, restoredCartId }
  const others = carts.filter(({ guid, restoredCartId: id }) => guid !== opened.guid && id !== restoredCartId)
  return openCart(
    others.map((cart) => removeForeignId(cart, restoredCartId)),
    opened,
  )
}

/** A cart without what it says of a person: who receives it, and to which of their addresses; its products stay. */
export function removePersonalData(cart: Cart): Cart {
  const { address, shippingAddressGuid, shippingAddressCount, ...rest } = cart
  if (!address && shippingAddressGuid === undefined && shippingAddressCount === undefined) return cart
  const products = rest.products.map(({ quantitiesPerDeliveryOption, ...line }) => line)
  return { ...rest, products }
}
