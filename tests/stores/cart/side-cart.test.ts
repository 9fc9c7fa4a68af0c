import { afterEach, beforeEach, expect, test } from 'vitest'
import { $activeCart, addToCart, clearCart, removeFromCart } from '../../../src/stores/cart/carts.ts'
import { $removedLine, $sideCartOpen, closeSideCart, openSideCart } from '../../../src/stores/cart/side-cart.ts'

let stop: () => void

beforeEach(() => {
  stop = $sideCartOpen.listen(() => {})
})
afterEach(() => {
  closeSideCart()
  clearCart()
  stop()
})

test('an empty side cart does not open', () => {
  openSideCart()
  expect($sideCartOpen.get()).toBe(false)
})

test('SIDE-03 the side cart closes when its last line is removed', () => {
  addToCart({ id: '1', code: 'hammer' }, 2)
  addToCart({ id: '2', code: 'saw' }, 1)
  openSideCart()
  const [first, second] = $activeCart.get().products
  removeFromCart(first?.guid ?? '')
  expect($sideCartOpen.get()).toBe(true)
  removeFromCart(second?.guid ?? '')
  expect($sideCartOpen.get()).toBe(false)
})

test('closing discards the undo of a removed line', () => {
  addToCart({ id: '1', code: 'hammer' }, 2)
  const [line] = $activeCart.get().products
  if (line) $removedLine.set({ line, undo: () => {} })
  closeSideCart()
  expect($removedLine.get()).toBeUndefined()
})
