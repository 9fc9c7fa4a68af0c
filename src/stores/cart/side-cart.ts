import { atom, onMount } from 'nanostores'
import { $path } from '../../base/dom/url-parts.ts'
import { shared } from '../../base/shared.ts'
import type { CartProduct } from '../../model/cart/cart.ts'
import { $cartCount } from './cart-summary.ts'

/** Whether the side cart of the page is open. An empty cart and a change of the path close it (SIDE-03). */
export const $sideCartOpen = shared('side-cart.open', () => {
  const $open = atom(false)
  onMount($open, () => {
    const stops = [$cartCount.listen((count) => count === 0 && $open.set(false)), $path.listen(() => $open.get() && closeSideCart())]
    return () => {
      for (const stop of stops) stop()
    }
  })
  return $open
})

export const openSideCart = () => $sideCartOpen.set(Boolean($cartCount.get()))

/** The mounted side carts in mount order. Only the first renders; two would overlap. */
export const $mountedSideCarts = shared('side-cart.all', () => atom<readonly SideCartEntry[]>([]))
export interface SideCartEntry {
  element: Element | null
}

export function closeSideCart() {
  $sideCartOpen.set(false)
  clearRemovedLine()
}

/**
 * Time of the last addition to the cart that no side cart has handled, in epoch milliseconds; 0 if there is none. The side cart may load
 * after the press.
 */
export const $lastAddition = shared('side-cart.addition', () => atom(0))
export const recordAddition = () => $lastAddition.set(Date.now())

/** The last removal from the cart, which can be undone. */
export interface RemovedLine {
  /** undefined when a whole cart was emptied */
  line?: CartProduct
  undo: () => void
  /** where the removal happened and where undo is offered */
  origin?: 'side' | 'page'
}
export const $removedLine = shared('side-cart.removed', () => atom<RemovedLine | undefined>())
export const clearRemovedLine = () => $removedLine.set(undefined)
