import { atom } from 'nanostores'
import { shared } from '../../../base/shared.ts'

/** How many strips above the page tell as whom an operator acts: a menu below them need not tell it once more. */
export const $impersonationBanners = shared('acting-strips', () => atom(0))
