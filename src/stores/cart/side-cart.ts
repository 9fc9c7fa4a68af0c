import { atom, onMount } from 'nanostores'
import { $path } from '../../base/dom/url-parts.ts'
import { shared } from '../../base/shared.ts'
import type { CartProduct } from '../../model/cart/cart.ts'
import { $cartCount } from './cart-summary.ts'

/** Whether the side cart of the page is open, whoever opened it; an empty cart and another page close it (SIDE-03). */
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

/** The side carts of the page by their coming: the first one shows itself, two would lie upon each other. */
export const $mountedSideCarts = shared('side-cart.all', () => atom<readonly SideCartEntry[]>([]))
export interface SideCartEntry {
  element: Element | null
}

export function closeSideCart() {
  $sideCartOpen.set(false)
  clearRemovedLine()
}

/** Rises whenever this page put something into the cart: a side cart that opens by itself listens. */
export const $additionCount = shared('side-cart.additions', () => atom(0))
export const countAddition = () => $additionCount.set($additionCount.get() + 1)

/** What was taken out of the cart last and can be put back. */
export interface RemovedLine {
  /** undefined when a whole cart was emptied */
  line?: CartProduct
  undo: () => void
  /** where it happened, and where the way back is offered */
  origin?: 'side' | 'page'
}
export const $removedLine = shared('side-cart.removed', () => atom<RemovedLine | undefined>())
export const clearRemovedLine = () => $removedLine.set(undefined)
