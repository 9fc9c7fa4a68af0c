import { atom, type WritableAtom } from 'nanostores'
import { shared } from '../../base/shared.ts'

/** Whether the bar at the bottom of the screen is the product's buy bar instead of the cart's. */
export const $isBuyBarOpen: WritableAtom<boolean> = shared('buy-bar', () => atom(false))
