import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $cartBadgeAnimating, $cartCount } from '../../../src/stores/cart/cart-summary.ts'
import { addToCart, clearCart } from '../../../src/stores/cart/carts.ts'

const hammer = { id: '1', code: 'hammer' }
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  addToCart(hammer, 2)
  stop = $cartBadgeAnimating.listen(() => {})
})
afterEach(() => {
  stop()
  clearCart()
  vi.runAllTimers()
  vi.useRealTimers()
})

test('HEAD-12 the cart shakes for 500 ms when the item count changes', () => {
  addToCart(hammer, 1)
  expect($cartBadgeAnimating.get()).toBe(true)
  vi.advanceTimersByTime(499)
  expect($cartBadgeAnimating.get()).toBe(true)
  vi.advanceTimersByTime(1)
  expect($cartBadgeAnimating.get()).toBe(false)
})

test('HEAD-12 the cart does not shake for the initial count, even if its code loads late', () => {
  stop()
  vi.runAllTimers()
  $cartCount.set(undefined)
  stop = $cartBadgeAnimating.listen(() => {})
  $cartCount.set(2)
  expect($cartBadgeAnimating.get()).toBe(false)
  $cartCount.set(3)
  expect($cartBadgeAnimating.get()).toBe(true)
})

test('a second change extends the shake by 500 ms', () => {
  addToCart(hammer, 1)
  vi.advanceTimersByTime(400)
  addToCart(hammer, 1)
  vi.advanceTimersByTime(400)
  expect($cartBadgeAnimating.get()).toBe(true)
  vi.advanceTimersByTime(100)
  expect($cartBadgeAnimating.get()).toBe(false)
})
