import { useEffect, useRef } from 'react'
import { itemCount } from '../../domain/cart/cart.ts'
import { useEmit } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { $activeCart } from '../../stores/cart/carts.ts'

/** Tells the page of every change of the cart after the first look at it, whoever made it. */
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
