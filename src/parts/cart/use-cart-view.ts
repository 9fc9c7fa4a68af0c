import { useEffect, useRef } from 'react'
import { useStore } from '../../kit/use-store.ts'
import { $displayedCart, $pricing } from '../../stores/cart/pricing.ts'
import { useTrack } from '../app/use-track.ts'

/** Reports that the cart is in view, once per cart, with the prices of the server unless they fail to load. */
export function useCartView(): void {
  const track = useTrack()
  const cart = useStore($displayedCart)
  const { status } = useStore($pricing)
  const seen = useRef('')
  const isKnown = cart.products.length > 0 && (status === 'ready' || status === 'failed')
  useEffect(() => {
    if (!isKnown || seen.current === cart.guid) return
    seen.current = cart.guid
    track('view_cart', cart)
  }, [isKnown, cart, track])
}
