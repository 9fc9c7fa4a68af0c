import { atom, onMount } from 'nanostores'
import { withServerValue } from '../../base/server-value.ts'
import { shared } from '../../base/shared.ts'
import { cartShakeMs } from '../../domain/constants.ts'

/*
 * Copies of what the cart store computes, for views that show it before the cart code is loaded. `carts.ts` keeps them up to date.
 */

/** Pieces in the active cart; undefined until the cart code has loaded. */
export const $cartCount = shared('cart.count', () => withServerValue(atom<number | undefined>(), undefined))

/** Codes of the products in a cart that is being edited; empty until the cart code has loaded (ADD-06). */
export const $editedCodes = shared('carts.edited-codes', () => atom<ReadonlySet<string>>(new Set()))

/** True for 500 ms after the number of pieces changes, in any tab. The initial number does not count as a change (HEAD-12). */
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
