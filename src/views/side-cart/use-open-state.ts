import { useEffect, useLayoutEffect, useRef } from 'react'
import { emit } from '../../kit/emit.ts'
import { useHost } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { $cartCount } from '../../stores/cart/cart-summary.ts'
import { $additionCount, $mountedSideCarts, $sideCartOpen, closeSideCart, openSideCart } from '../../stores/cart/side-cart.ts'

/**
 * Opens and closes the side cart as its `open` says, as soon as there is something in it, and with `auto-open` whenever something is
 * added; the page hears of it. `open` ends with the cart that it opened, so that it can be said again.
 */
export function useOpenState(open: boolean, autoOpen: boolean): boolean {
  const { element } = useHost()
  const isOpen = useStore($sideCartOpen)
  const additions = useStore($additionCount)
  const isFilled = Boolean(useStore($cartCount))
  const wasOpen = useRef(false)
  const wasRequested = useRef(false)
  const seenAdditions = useRef(additions)
  useEffect(() => {
    if (open && isFilled) openSideCart()
    else if (!open && wasRequested.current) closeSideCart()
    wasRequested.current = open
  }, [open, isFilled])
  useEffect(() => {
    if (autoOpen && additions > seenAdditions.current) openSideCart()
    seenAdditions.current = additions
  }, [autoOpen, additions])
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (!element) return
    if (isOpen) emit(element, 'shop-cart-open', {})
    else tellClosed(element)
  }, [isOpen, element])
  useLayoutEffect(
    () => () => {
      // another side cart of the page that has waited for its turn goes on
      if ($sideCartOpen.get() && $mountedSideCarts.get().length === 0) closeSideCart()
      if (element && wasOpen.current) tellClosed(element)
      wasOpen.current = false
    },
    [element],
  )
  return isOpen
}

function tellClosed(element: HTMLElement) {
  if (Reflect.get(element, 'open')) {
    element.removeAttribute('open')
    Object.assign(element, { open: false })
  }
  emit(element, 'shop-cart-close', {})
  // who listens at the page does not hear what has left it
  if (!element.isConnected) emit(document.body, 'shop-cart-close', {})
}
