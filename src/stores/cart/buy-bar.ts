import { atom, type WritableAtom } from 'nanostores'
import { shared } from '../../base/shared.ts'

/** Whether the bar with the buy button of a product is at the bottom of the screen, in place of the bar of the cart. */
export const $isBuyBarOpen: WritableAtom<boolean> = shared('buy-bar', () => atom(false))
