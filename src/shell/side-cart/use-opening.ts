import { useEffect } from 'react'
import { useStore } from '../../base/use-store.ts'
import { $additions, $sideCartOpen, closeSideCart, openSideCart } from '../../stores/side-cart.ts'

/** Opens and closes the side cart as its `open` says, and with `auto-open` whenever something was added. */
export function useOpening(open: boolean, autoOpen: boolean): void {
  const additions = useStore($additions)
  useEffect(() => {
    if (open) openSideCart()
    else if ($sideCartOpen.get()) closeSideCart()
  }, [open])
  useEffect(() => {
    if (autoOpen && additions > 0) openSideCart()
  }, [autoOpen, additions])
}
