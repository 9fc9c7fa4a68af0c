import { atom } from 'nanostores'
import { shared } from '../base/shared.ts'

/** Whether the side cart of the page is open, whoever opened it. */
export const $sideCartOpen = shared('side-cart.open', () => atom(false))

export const openSideCart = () => $sideCartOpen.set(true)
export const closeSideCart = () => $sideCartOpen.set(false)
