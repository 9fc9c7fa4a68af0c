import type { Cart } from '../../model/cart/cart.ts'
import { dropExpired, emptyCart, removeForeignId } from './cart.ts'

const isEmpty = ({ products }: Cart) => products.length === 0

/** Carts in order; the first is active. `liveCarts` makes sure that one exists (CART-05). */
export type Carts = readonly Cart[]

/** Drops expired carts; creates an empty cart if none remains (CART-04, CART-05). */
export function liveCarts(carts: Carts, newGuid: string, nowMs: number): Carts {
  const alive = dropExpired(carts, nowMs)
  if (alive.length === 0) return [emptyCart(newGuid, nowMs)]
  return alive.length === carts.length ? carts : alive
}

/** Removes empty carts, but always keeps one cart (CART-07). */
export function removeSpareEmpty(carts: Carts): Carts {
  if (carts.length < 2 || !carts.some(isEmpty)) return carts
  const filled = carts.filter((cart) => !isEmpty(cart))
  return filled.length ? filled : carts.slice(0, 1)
}

export const replaceCart = (carts: Carts, cart: Cart): Carts => carts.map((other) => (other.guid === cart.guid ? cart : other))

/** Makes a cart active by moving it to the front. */
export function activate(carts: Carts, guid: string): Carts {
  const chosen = carts.find((cart) => cart.guid === guid)
  return !chosen || chosen === carts[0] ? carts : [chosen, ...carts.filter((cart) => cart !== chosen)]
}

/** Clears a cart by removing it. An empty cart with a new guid replaces the only one (CART-07, CART-08). */
export function clearCart(carts: Carts, guid: string, newGuid: string, nowMs: number): Carts {
  const others = carts.filter((cart) => cart.guid !== guid)
  if (others.length === carts.length) return carts
  return others.length ? removeSpareEmpty(others) : [emptyCart(newGuid, nowMs)]
}

/** Starts another cart and makes it active; reuses an empty one (CART-06). */
export function startCart(carts: Carts, newGuid: string, nowMs: number): Carts {
  const unused = carts.find(isEmpty)
  return unused ? activate(carts, unused.guid) : [emptyCart(newGuid, nowMs), ...carts]
}

/** Makes a cart active. Replaces the cart with the same guid. */
export const openCart = (carts: Carts, cart: Cart): Carts => removeSpareEmpty([cart, ...carts.filter(({ guid }) => guid !== cart.guid)])

/**
 * Removes an ordered cart. What was added to it while the order was sent moves to a new cart: with the guid of the ordered one, an order of
 * the same content would count as the same order.
 */
export function removeOrdered(carts: Carts, ordered: Cart, newGuid: () => string, nowMs: number): Carts {
  const lines = carts.find(({ guid }) => guid === ordered.guid)?.products ?? []
  const isPresent = (guid: string) => lines.some((line) => line.guid === guid)
  const added = lines.flatMap((line) => {
    const sent =
      ordered.products.find(({ guid }) => guid === line.guid) ??
      // joined with a line of another tab
      ordered.products.find(({ guid, code }) => code === line.code && !isPresent(guid))
    const quantity = line.quantity - (sent?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, guid: newGuid(), quantity }] : []
  })
  const others = clearCart(carts, ordered.guid, newGuid(), nowMs)
  return added.length > 0 ? openCart(others, { ...emptyCart(newGuid(), nowMs), products: added }) : others
}

/** Makes a cart from the server active; other restored carts lose their number (CART-13). */
export function restoreCart(carts: Carts, serverCart: Cart, restoredCartId: string): Carts {
  const opened: Cart = { ...serverCart, restoredCartId }
  const others = carts.filter(({ guid, restoredCartId: id }) => guid !== opened.guid && id !== restoredCartId)
  return openCart(
    others.map((cart) => removeForeignId(cart, restoredCartId)),
    opened,
  )
}

/** Removes the recipient and the address choices from a cart; keeps its products. */
export function removePersonalData(cart: Cart): Cart {
  const { address, shippingAddressGuid, shippingAddressCount, ...rest } = cart
  if (!address && shippingAddressGuid === undefined && shippingAddressCount === undefined) return cart
  const products = rest.products.map(({ quantitiesPerDeliveryOption, ...line }) => line)
  return { ...rest, products }
}
