import { newGuid } from '../../base/random-id.ts'
import { reopenOrdered } from '../../domain/cart/reopen-ordered.ts'
import type { Cart } from '../../model/cart/cart.ts'
import { changeCarts } from './carts.ts'

/** Makes what was ordered the active cart again, to be ordered in another way. */
export const orderAnew = (ordered: Cart): void => changeCarts((carts) => reopenOrdered(carts, ordered, newGuid(), Date.now()))
