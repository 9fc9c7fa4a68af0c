/*
 * JavaScript API for host pages: `import { configure, cart } from '…/kit/shop-api.js'`. Pages that only use tags do not need it.
 */

import { loadChunk } from '../src/base/dom/chunk.ts'
import { isLoggedIn } from '../src/domain/customer.ts'
import { isOnWishlist } from '../src/domain/wishlist/wishlist.ts'
import { pageSettings } from '../src/kit/settings.ts'
import type { ConsentChoice } from '../src/model/analytics/analytics.ts'
import type { CartProduct } from '../src/model/cart/cart.ts'
import type { Product } from '../src/model/product/product.ts'
import { updateConsent } from '../src/stores/analytics/consent.ts'
import { loadAnalytics, track } from '../src/stores/analytics/track.ts'
import { addProduct } from '../src/stores/cart/add-product.ts'
import { $activeCart, $carts, $itemCount, clearCart, setQuantity } from '../src/stores/cart/carts.ts'
import { $displayedCart, $pricing } from '../src/stores/cart/pricing.ts'
import { $sideCartOpen, closeSideCart, openSideCart } from '../src/stores/cart/side-cart.ts'
import { openPath, openSearch } from '../src/stores/page/open-page.ts'
import { type PageState, readPageState, subscribePageState } from '../src/stores/page/page-state.ts'
import { refreshSession, startSession } from '../src/stores/session/login/session-start.ts'
import { $customer, $isSettled } from '../src/stores/session/session.ts'
import { toggleWishlistItem } from '../src/stores/wishlist/toggle-wishlist-item.ts'
import { $wishlist } from '../src/stores/wishlist/wishlist.ts'
import { loader } from './kit/loader.ts'
import { registry, type ShopTag } from './kit/registry.ts'

export { configure } from '../src/kit/settings.ts'
export type { AnalyticsEntry, ConsentChoice } from '../src/model/analytics/analytics.ts'
export type { PageState } from '../src/stores/page/page-state.ts'
export type { ShopTag } from './kit/registry.ts'

/** Defines one tag without waiting for it to appear on the page. */
export const define = (tag: ShopTag): Promise<void> => loader?.defineTag(tag) ?? Promise.resolve()

/** Defines every tag of the kit. */
export const defineAll = async (): Promise<void> => {
  const { lazyRegistry: tags } = await import('./kit/lazy-tags.ts')
  await Promise.all(([...Object.keys(registry), ...Object.keys(tags)] as ShopTag[]).map(define))
}

/** The active cart. */
export const cart = {
  /**
   * Adds a product: its id, the code of a variant, or an object as returned by GET /api/products. By id or code the product is loaded,
   * and rejected if it is unknown, out of stock, or has several variants and no `code`. Resolves with the line once it is in the cart.
   */
  add: async (product: Product | string, quantity = 1, code?: string): Promise<CartProduct> =>
    structuredClone(await addProduct(product, quantity, code)),
  /** Sets the quantity of a line by its guid; a quantity below 1 removes the line. Other values than whole numbers up to 9999 are ignored. */
  setQuantity,
  clear: () => clearCart(),
  /** Opens the `shop-side-cart` of the page, unless the cart is empty. Resolves with whether it is open. */
  async open(): Promise<boolean> {
    openSideCart()
    return $sideCartOpen.get()
  },
  /** Closes the side cart, as a navigation does. */
  async close(): Promise<void> {
    closeSideCart()
  },
}

/** The wishlist. `isSplit`: whether the shop's configuration splits products by an attribute. */
export const wishlist = {
  /** Adds a variant, or removes it. Resolves with whether it is on the list now. */
  async toggle(productId: string, code: string, isSplit = true): Promise<boolean> {
    const isListed = isOnWishlist(toggleWishlistItem(productId, code, isSplit), productId, code, isSplit)
    if (isListed) track(null, 'add_to_wishlist', { sold: { id: productId }, code, quantity: 1 })
    return isListed
  },
  has: (productId: string, code: string, isSplit = true): boolean => isOnWishlist($wishlist.get(), productId, code, isSplit),
}

/** Opens the search page with this phrase, as the search field does. */
export const search = (phrase: string): Promise<void> => openSearch(phrase)

/** Opens a page of the shop by its path, such as `/c/outdoor`, as its links do. */
export const navigate = async (path: string): Promise<void> => openPath(path)

/** The visitor's consent, for consent tools. The event `shop-consent` does the same. */
export const consent = {
  /** Takes over what the visitor has chosen, such as `{ analytics: 'granted', ads: 'denied' }`. Resolves with the state of all purposes. */
  async update(choice: ConsentChoice): Promise<PageState['consent']> {
    updateConsent(choice)
    await loadAnalytics() // sends what has waited for the consent
    return readPageState('consent')
  },
}

/** Calls `listener` with the state now and after each change: frozen data, without the recipient of the cart. Returns a function that unsubscribes. */
export const subscribe: typeof subscribePageState = subscribePageState

/** The session. `logOut` clears personal data in this browser and reloads the page, even if the request fails. */
export const session = {
  /** details of the customer as the server returns them; undefined for a visitor */
  customer: () => $customer.get(),
  isLoggedIn: (): boolean => isLoggedIn($customer.get()),
  /** resolves when the session is loaded */
  ready: startSession,
  /** reloads the session; call it after the host page has logged a user in or out itself */
  refresh: refreshSession,
  logOut: async (): Promise<void> => (await loadChunk(() => import('../src/stores/session/login/login.ts'))).logOut(pageSettings()),
}

/** The state of all elements as nanostores. Subscribe to them; change them only through the actions above. */
export const stores = { $carts, $activeCart, $itemCount, $displayedCart, $pricing, $wishlist, $customer, $isSettled }
