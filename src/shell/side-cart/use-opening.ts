import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEmit, useHost } from '../../base/host.ts'
import { useStore } from '../../base/use-store.ts'
import { $cartCount } from '../../stores/cart-count.ts'
import { $additions, $sideCartOpen, $sideCarts, closeSideCart, openSideCart } from '../../stores/side-cart.ts'

/** One that was taken out of the page has left by then. */
const patienceMs = 1000

/** Whether this side cart is the one of the page; another one waits until it is gone, and the console tells of it. */
export function useTurn(): boolean {
  const { element } = useHost()
  const [me] = useState(() => ({}))
  const first = useStore($sideCarts)[0]
  const waits = first !== undefined && first !== me
  useLayoutEffect(() => {
    $sideCarts.set([...$sideCarts.get(), me])
    return () => $sideCarts.set($sideCarts.get().filter((one) => one !== me))
  }, [me])
  useEffect(() => {
    if (!waits || !element) return
    const timer = setTimeout(
      () => console.warn(`<${element.localName}>: the page has another one, this one does not show itself`),
      patienceMs,
    )
    return () => clearTimeout(timer)
  }, [waits, element])
  return first === me
}

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
