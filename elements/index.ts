/*
 * JavaScript API for host pages: `import { configure, cart } from '…/kit/shop-api.js'`. Pages that only use tags do not need it.
 */

import { newLine } from '../src/domain/cart/cart-line.ts'
import { isLoggedIn } from '../src/domain/customer.ts'
import { cardCode } from '../src/domain/product/card-form.ts'
import { isOnWishlist } from '../src/domain/wishlist/wishlist.ts'
import { pageSettings } from '../src/kit/settings.ts'
import type { Product } from '../src/model/product/product.ts'
import { $activeCart, $carts, $itemCount, addToCart, clearCart, setQuantity } from '../src/stores/cart/carts.ts'
import { $displayedCart, $pricing } from '../src/stores/cart/pricing.ts'
import { closeSideCart, openSideCart } from '../src/stores/cart/side-cart.ts'
import { logOut } from '../src/stores/session/login/login.ts'
import { refreshSession, startSession } from '../src/stores/session/login/session-start.ts'
import { $customer, $isSettled } from '../src/stores/session/session.ts'
import { toggleWishlistItem } from '../src/stores/wishlist/toggle-wishlist-item.ts'
import { $wishlist } from '../src/stores/wishlist/wishlist.ts'
import { loader } from './kit/loader.ts'
import { registry, type ShopTag } from './kit/registry.ts'

export { configure } from '../src/kit/settings.ts'
export type { ShopTag } from './kit/registry.ts'

/** Defines one tag without waiting for it to appear on the page. */
export const define = (tag: ShopTag): Promise<void> => loader?.defineTag(tag) ?? Promise.resolve()

/** Defines every tag of the kit. */
export const defineAll = async (): Promise<void> => {
  const { lazyRegistry: tags } = await import('./kit/lazy-tags.ts')
  await Promise.all(([...Object.keys(registry), ...Object.keys(tags)] as ShopTag[]).map(define))
}

/** The active cart. Quantities are integers from 1 to 9999; other values are ignored. */
export const cart = {
  /** Adds a product as returned by GET /api/products. Throws if it has several variants and `code` is missing. */
  add(product: Product, quantity = 1, code = cardCode(product)): void {
    if (code === undefined) throw new Error('shop-kit: adding this product requires a variant code')
    addToCart(newLine(product, { code }), quantity)
  },
  /** Sets the quantity of a line by its guid; a quantity below 1 removes the line. */
  setQuantity,
  clear: () => clearCart(),
  /** Opens the `shop-side-cart` of the page, unless the cart is empty. */
  open: openSideCart,
  /** Closes the side cart, as a navigation does. */
  close: closeSideCart,
}

/** The wishlist. `isSplit`: whether the shop's configuration splits products by an attribute. */
export const wishlist = {
  toggle: (productId: string, code: string, isSplit = true) => toggleWishlistItem(productId, code, isSplit),
  has: (productId: string, code: string, isSplit = true): boolean => isOnWishlist($wishlist.get(), productId, code, isSplit),
}

/** The session. `logOut` clears personal data in this browser and reloads the page, even if the request fails. */
export const session = {
  /** details of the customer as the server returns them; undefined for a visitor */
  customer: () => $customer.get(),
  isLoggedIn: (): boolean => isLoggedIn($customer.get()),
  /** resolves when the session is loaded */
  ready: startSession,
  /** reloads the session; call it after the host page has logged a user in or out itself */
  refresh: refreshSession,
  logOut: (): Promise<void> => logOut(pageSettings()),
}

/** The state of all elements as nanostores. Subscribe to them; change them only through the actions above. */
export const stores = { $carts, $activeCart, $itemCount, $displayedCart, $pricing, $wishlist, $customer, $isSettled }
