import { atom, onMount } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { cartShakeMs } from '../../domain/constants.ts'
import { $cartCount } from './cart-summary.ts'

/** True for 500 ms after the number of pieces changed, in this tab or another; never for the number a page begins with (HEAD-12). */
export const $cartBadgeAnimating = shared('cart.shakes', () => {
  const $animating = atom(false)
  onMount($animating, () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = $cartCount.get()
    const stop = $cartCount.listen((count) => {
      const before = last
      last = count
      if (before === undefined || count === before) return
      clearTimeout(timer)
      $animating.set(true)
      timer = setTimeout(() => $animating.set(false), cartShakeMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
      $animating.set(false)
    }
  })
  return $animating
})
