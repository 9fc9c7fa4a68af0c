import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { emit } from '../../kit/emit.ts'
import { useHost } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { $cartCount } from '../../stores/cart/cart-summary.ts'
import { $lastAddition, $mountedSideCarts, $sideCartOpen, closeSideCart, openSideCart } from '../../stores/cart/side-cart.ts'

/**
 * Whether the side cart is open, and its events.
 *
 * | state  | trigger                                                               | next   | effect                                        |
 * | ------ | --------------------------------------------------------------------- | ------ | --------------------------------------------- |
 * | closed | `open` is set and the cart has items, in either order                 | open   | emits `shop-cart-open`                        |
 * | closed | `auto-open` is set and an item is added                               | open   | emits `shop-cart-open`                        |
 * | open   | `open` is removed, the user closes it, the cart empties, the path changes | closed | resets `open`, emits `shop-cart-close`    |
 * | open   | the element unmounts                                                  | closed | the same; the next side cart opens instead, if there is one |
 *
 * Closing resets `open`, so that setting it again reopens the cart.
 */
export function useOpenState(open: boolean, autoOpen: boolean): boolean {
  const { element } = useHost()
  const isOpen = useStore($sideCartOpen)
  const isAnswered = useRef(false)
  useOpenAttribute(element, open, isAnswered)
  useAutoOpen(autoOpen)
  useOpenEvents(element, isOpen, isAnswered)
  return isOpen
}

/** `isAnswered`: whether the side cart has opened since `open` was set. */
function useOpenAttribute(element: HTMLElement | null, open: boolean, isAnswered: RefObject<boolean>) {
  const hasItems = Boolean(useStore($cartCount))
  // without dependencies: `open` may be reset and set again between two renders
  useEffect(() => {
    const isSet = open && (element === null || Reflect.get(element, 'open') === true)
    if (isSet && hasItems && !isAnswered.current) {
      isAnswered.current = true
      openSideCart()
    } else if (!isSet && isAnswered.current) {
      isAnswered.current = false
      closeSideCart()
    }
  })
}

/** Older additions do not open a side cart that the host page inserts later. */
const maxAdditionAgeMs = 10_000

function useAutoOpen(autoOpen: boolean) {
  const lastAddition = useStore($lastAddition)
  useEffect(() => {
    if (lastAddition === 0) return
    $lastAddition.set(0)
    if (autoOpen && Date.now() - lastAddition < maxAdditionAgeMs) openSideCart()
  }, [autoOpen, lastAddition])
}

function useOpenEvents(element: HTMLElement | null, isOpen: boolean, isAnswered: RefObject<boolean>) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (!isOpen) isAnswered.current = false
    if (!element) return
    if (isOpen) emit(element, 'shop-cart-open', {})
    else emitClosed(element)
  }, [isOpen, element, isAnswered])
  useLayoutEffect(
    () => () => {
      // stays open for another mounted side cart, which takes over
      if ($sideCartOpen.get() && $mountedSideCarts.get().length === 0) closeSideCart()
      if (element && wasOpen.current) emitClosed(element)
      wasOpen.current = false
    },
    [element],
  )
}

/** Resets `open`, then emits `shop-cart-close`. */
function emitClosed(element: HTMLElement) {
  if (Reflect.get(element, 'open')) {
    element.removeAttribute('open')
    Object.assign(element, { open: false })
  }
  emit(element, 'shop-cart-close', {})
  // events of a removed element no longer bubble to the document
  if (!element.isConnected) emit(document.body, 'shop-cart-close', {})
}
