import { useEffect, useRef } from 'react'
import { useEmit, useHost } from '../../base/host.ts'
import { useStore } from '../../base/use-store.ts'
import { $cartCount } from '../../stores/cart-count.ts'
import { $additions, $sideCartOpen, closeSideCart, openSideCart } from '../../stores/side-cart.ts'

/**
 * Opens and closes the side cart as its `open` says, as soon as there is something in it, and with `auto-open` whenever something is
 * added; the page hears of it. `open` ends with the cart that it opened, so that it can be said again.
 */
export function useOpening(open: boolean, autoOpen: boolean): boolean {
  const emit = useEmit()
  const { element } = useHost()
  const isOpen = useStore($sideCartOpen)
  const additions = useStore($additions)
  const isFilled = Boolean(useStore($cartCount))
  const wasOpen = useRef(false)
  const wasAsked = useRef(false)
  const heard = useRef(additions)
  useEffect(() => {
    if (open && isFilled) openSideCart()
    else if (!open && wasAsked.current) closeSideCart()
    wasAsked.current = open
  }, [open, isFilled])
  useEffect(() => {
    if (autoOpen && additions > heard.current) openSideCart()
    heard.current = additions
  }, [autoOpen, additions])
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (!isOpen && open) {
      element?.removeAttribute('open')
      Object.assign(element ?? {}, { open: false })
    }
    emit(isOpen ? 'shop-cart-open' : 'shop-cart-close', {})
  }, [isOpen, open, element, emit])
  return isOpen
}
