import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'

/** Pieces in the active cart, as the code of the carts knows them; undefined until that is there. */
export const $cartCount = shared('cart.count', () => atom<number | undefined>())
