import { useEffect, useRef } from 'react'
import { useEmit } from '../../base/host.ts'
import { useStore } from '../../base/use-store.ts'
import { itemCount } from '../../domain/cart.ts'
import { $activeCart } from '../../stores/carts.ts'

/** Tells the page when the side cart opens and closes, and of every change of the cart after the first look at it. */
export function useCartEvents(isOpen: boolean): void {
  const emit = useEmit()
  const cart = useStore($activeCart)
  const wasOpen = useRef(false)
  const lastProducts = useRef(cart.products)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    emit(isOpen ? 'shop-cart-open' : 'shop-cart-close', {})
  }, [isOpen, emit])
  useEffect(() => {
    if (lastProducts.current === cart.products) return
    lastProducts.current = cart.products
    emit('shop-cart-change', { cart, count: itemCount(cart) })
  }, [cart, emit])
}
