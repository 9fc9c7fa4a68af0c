import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'

/*
 * Copies of what the cart store computes, for views that show it before the cart code is loaded. `carts.ts` keeps them up to date.
 */

/** Pieces in the active cart, as the code of the carts knows them; undefined until that is there. */
export const $cartCount = shared('cart.count', () => atom<number | undefined>())

/** Codes of the products in a cart that is being edited; the carts keep it as soon as their code is there (ADD-06). */
export const $editedCodes = shared('carts.edited-codes', () => atom<ReadonlySet<string>>(new Set()))
