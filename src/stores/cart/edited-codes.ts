import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'

/** Codes of the products in a cart that is being edited; the carts keep it as soon as their code is there (C1, ADD-06). */
export const $editedCodes = shared('carts.edited-codes', () => atom<ReadonlySet<string>>(new Set()))
