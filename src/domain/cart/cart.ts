import type { Cart, CartProduct } from '../../model/cart/cart.ts'
import { cartLifetimeDays } from '../constants.ts'
import { isQuantity, nearestQuantity } from '../product/quantity.ts'

/** A product to add: a line without guid and quantity, with details to display before the server has priced it. */
export interface NewLine
  extends Pick<
    CartProduct,
    'id' | 'code' | 'deliveryDate' | 'attributes' | 'title' | 'price' | 'categoryTitle' | 'imageId' | 'choiceTitles'
  > {
  imageAlt?: string | undefined
  url?: string | undefined
}

const lifetimeSeconds = cartLifetimeDays * 24 * 60 * 60
const seconds = (nowMs: number) => Math.floor(nowMs / 1000)

/** A new empty cart that expires in 30 days (CART-02). */
export const emptyCart = (guid: string, nowMs: number): Cart => ({ guid, products: [], expiry: seconds(nowMs) + lifetimeSeconds })

/** Extends the lifetime to 30 days from now (CART-03). */
export const refreshExpiry = (cart: Cart, nowMs: number): Cart => ({ ...cart, expiry: seconds(nowMs) + lifetimeSeconds })

/** Removes expired carts (CART-04). */
export const dropExpired = (carts: readonly Cart[], nowMs: number): Cart[] => carts.filter(({ expiry }) => expiry > seconds(nowMs))

/** Total pieces in a cart. */
export const itemCount = (cart: Cart): number => cart.products.reduce((sum, { quantity }) => sum + quantity, 0)

/** Replaces the lines. An empty cart loses its shipping method (CART-09). */
function withProducts(cart: Cart, products: CartProduct[]): Cart {
  if (products.length) return { ...cart, products }
  const { shippingMethodId, shippingMethodType, ...rest } = cart
  return { ...rest, products } as Cart
}

/**
 * Adds pieces of a product. If the cart has the code, adds to that line, up to 9999, and updates its details (CART-10).
 * Ignores a quantity that is not a whole number from 1 to 9999 (R26).
 */
export function addLine(cart: Cart, line: NewLine, quantity: number, guid: string): Cart {
  if (!isQuantity(quantity)) return cart
  const known = cart.products.find(({ code }) => code === line.code)
  if (!known) return withProducts(cart, [...cart.products, { ...line, guid, quantity }])
  return updateLine(cart, { ...known, ...line, guid: known.guid, quantity: nearestQuantity(known.quantity + quantity) })
}

/** Replaces the line with the same guid (CART-11). */
export const updateLine = (cart: Cart, line: CartProduct): Cart =>
  withProducts(
    cart,
    cart.products.map((other) => (other.guid === line.guid ? line : other)),
  )

export const removeLine = (cart: Cart, guid: string): Cart =>
  withProducts(
    cart,
    cart.products.filter((line) => line.guid !== guid),
  )

/** Sets the quantity of a line. Below 1 removes the line; other invalid quantities are ignored (SIDE-05, R26). */
export function setLineQuantity(cart: Cart, guid: string, quantity: number): Cart {
  if (quantity < 1) return removeLine(cart, guid)
  const line = cart.products.find((other) => other.guid === guid)
  return line && isQuantity(quantity) && quantity !== line.quantity ? updateLine(cart, { ...line, quantity }) : cart
}

/** Restores a removed line at its position, unless the cart contains the product again. */
export function restoreLine(cart: Cart, line: CartProduct, position: number): Cart {
  if (cart.products.some(({ guid, code }) => guid === line.guid || code === line.code)) return cart
  return withProducts(cart, cart.products.toSpliced(position, 0, line))
}

/** Codes in a cart restored for editing; their add-to-cart buttons lead to the checkout (ADD-06). */
export const editedCodes = ({ restoredCartId, products }: Cart): string[] =>
  restoredCartId === undefined ? [] : products.map(({ code }) => code)

/** Drops the number and the id of another restored cart (CART-13). */
export function removeForeignId(cart: Cart, restoredCartId: string): Cart {
  if (cart.restoredCartId === undefined || cart.restoredCartId === restoredCartId) return cart
  const { number, restoredCartId: foreign, ...rest } = cart
  return rest as Cart
}
