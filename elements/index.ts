/*
 * The kit for scripts of a host page: `import { configure, cart } from '…/kit/shop-api.js'`. Tags need none of it.
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
import { toggleWish } from '../src/stores/wishlist/toggle-wish.ts'
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

/** The active cart. Quantities are whole pieces, 1 to 9999; others change nothing. */
export const cart = {
  /** Adds pieces of a product as GET /api/products answers it; throws where it is not clear which variant is meant. */
  add(product: Product, quantity = 1, code = cardCode(product)): void {
    if (code === undefined) throw new Error('shop-kit: the code of a variant is needed to add this product')
    addToCart(newLine(product, { code }), quantity)
  },
  /** Sets the pieces of a line by its guid; below 1 removes it. */
  setQuantity,
  clear: () => clearCart(),
  /** Opens the `shop-side-cart` of the page, unless the cart is empty. */
  open: openSideCart,
  /** Closes it; going to another page does so, too. */
  close: closeSideCart,
}

/** The wished products; `isSplit` as the shop's configuration splits products by an attribute. */
export const wishlist = {
  toggle: (productId: string, code: string, isSplit = true) => toggleWish(productId, code, isSplit),
  has: (productId: string, code: string, isSplit = true): boolean => isOnWishlist($wishlist.get(), productId, code, isSplit),
}

/** Who is logged in. `logOut` clears what is personal in this browser and loads the page anew, whether the shop answers or not. */
export const session = {
  /** the details of the customer as the shop answers them; undefined for a visitor */
  customer: () => $customer.get(),
  isLoggedIn: (): boolean => isLoggedIn($customer.get()),
  /** resolves when it is known who is here */
  ready: startSession,
  /** asks the shop again, after the page itself has logged somebody in or out */
  refresh: refreshSession,
  logOut: (): Promise<void> => logOut(pageSettings()),
}

/** The state behind all elements, as nanostores: listen to them, and change them through the actions above. */
export const stores = { $carts, $activeCart, $itemCount, $displayedCart, $pricing, $wishlist, $customer, $isSettled }
