import type { Cart } from '../../model/cart/cart.ts'
import { refreshExpiry } from './cart.ts'
import { type Carts, openCart } from './carts.ts'

/** Makes an ordered cart active again. With its own guid it would count as the same order; the payment method is to be chosen anew. */
export function reopenOrdered(carts: Carts, ordered: Cart, newGuid: string, nowMs: number): Carts {
  const { paymentMethod, restoredCartId, number, ...kept } = ordered
  return openCart(carts, refreshExpiry({ ...kept, guid: newGuid } as Cart, nowMs))
}
