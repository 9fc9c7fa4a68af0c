import { useEffect, useRef } from 'react'
import { itemCount } from '../../domain/cart/cart.ts'
import { useEmit } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { $activeCart } from '../../stores/cart/carts.ts'

/** Emits `shop-cart-change` for every change of the cart after the first render, from any source. */
export function useCartChange(): void {
  const emit = useEmit()
  const cart = useStore($activeCart)
  const last = useRef(cart.products)
  useEffect(() => {
    if (last.current === cart.products) return
    last.current = cart.products
    emit('shop-cart-change', { cart, count: itemCount(cart) })
  }, [cart, emit])
}
