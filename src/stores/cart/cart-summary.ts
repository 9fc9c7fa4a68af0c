import { atom, onMount } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { cartShakeMs } from '../../domain/constants.ts'

/*
 * Copies of what the cart store computes, for views that show it before the cart code is loaded. `carts.ts` keeps them up to date.
 */

/** Pieces in the active cart, as the code of the carts knows them; undefined until that is there. */
export const $cartCount = shared('cart.count', () => atom<number | undefined>())

/** Codes of the products in a cart that is being edited; the carts keep it as soon as their code is there (ADD-06). */
export const $editedCodes = shared('carts.edited-codes', () => atom<ReadonlySet<string>>(new Set()))

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
