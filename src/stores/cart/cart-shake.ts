import { atom, onMount } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { cartShakeMs } from '../../domain/constants.ts'
import { $cartCount } from './cart-count.ts'

/** True for 500 ms after the number of pieces changed, in this tab or another; never for the number a page begins with (HEAD-12, C15). */
export const $cartShakes = shared('cart.shakes', () => {
  const $shakes = atom(false)
  onMount($shakes, () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = $cartCount.get()
    const stop = $cartCount.listen((count) => {
      const before = last
      last = count
      if (before === undefined || count === before) return
      clearTimeout(timer)
      $shakes.set(true)
      timer = setTimeout(() => $shakes.set(false), cartShakeMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
      $shakes.set(false)
    }
  })
  return $shakes
})
