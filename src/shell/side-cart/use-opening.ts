import { useEffect, useRef } from 'react'
import { useEmit } from '../../base/host.ts'
import { useStore } from '../../base/use-store.ts'
import { $additions, $sideCartOpen, closeSideCart, openSideCart } from '../../stores/side-cart.ts'

/** Opens and closes the side cart as its `open` says, and with `auto-open` whenever something was added; the page hears of it. */
export function useOpening(open: boolean, autoOpen: boolean): boolean {
  const emit = useEmit()
  const isOpen = useStore($sideCartOpen)
  const additions = useStore($additions)
  const wasOpen = useRef(false)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (open) openSideCart()
    else if (wasAsked.current) closeSideCart()
    wasAsked.current = open
  }, [open])
  useEffect(() => {
    if (autoOpen && additions > 0) openSideCart()
  }, [autoOpen, additions])
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    emit(isOpen ? 'shop-cart-open' : 'shop-cart-close', {})
  }, [isOpen, emit])
  return isOpen
}
