import * as z from 'zod/mini'
import { newGuid } from '../../base/random-id.ts'
import { refreshExpiry } from '../../domain/cart/cart.ts'
import { type Carts, openCart } from '../../domain/cart/carts.ts'
import { pageSettings } from '../../kit/settings.ts'
import { type PlacedOrder, placedOrder } from '../../model/account/order.ts'
import { type Cart, cart } from '../../model/cart/cart.ts'
import { lenient, maybe } from '../../model/field.ts'
import { stringify } from '../../model/stringify.ts'
import { changeCarts } from '../cart/carts.ts'

const storageKey = () => `${pageSettings().storagePrefix}:order-to-pay`
const orderToPay = z.object({ order: placedOrder, email: maybe(z.string()), cart: lenient(cart) })
export interface OrderToPay {
  order: PlacedOrder
  /** of the buyer */
  email: string | undefined
  /** what was ordered */
  cart: Cart | undefined
}

/**
 * Keeps an order for the page that the shopper returns to from the payment provider. Stays in this tab, because it contains a name and an
 * address; does nothing if the browser blocks `sessionStorage`.
 */
export function keepOrderToPay(kept: OrderToPay): void {
  try {
    sessionStorage.setItem(storageKey(), stringify(kept))
  } catch {
    // blocked or full: the return page shows the payment alone
  }
}

/** The order of this id, if it was placed in this tab. */
export function readOrderToPay(id: string): OrderToPay | undefined {
  try {
    const { order, email, cart } = orderToPay.parse(JSON.parse(sessionStorage.getItem(storageKey()) ?? ''))
    return order.id === id ? { order, email, cart } : undefined
  } catch {
    return undefined
  }
}

/** The buyer has an account now. */
export function withdrawAccountOffer(id: string): void {
  const kept = readOrderToPay(id)
  if (kept) keepOrderToPay({ ...kept, order: { ...kept.order, offersAccount: false } })
}

/** Makes an ordered cart active again. With its own guid it would count as the same order; the payment method is to be chosen anew. */
export function reopenOrdered(carts: Carts, ordered: Cart, newGuid: string, nowMs: number): Carts {
  const { paymentMethod, restoredCartId, number, ...kept } = ordered
  return openCart(carts, refreshExpiry({ ...kept, guid: newGuid } as Cart, nowMs))
}

/** Makes what was ordered the active cart again, to be ordered in another way. */
export const orderAnew = (ordered: Cart): void => changeCarts((carts) => reopenOrdered(carts, ordered, newGuid(), Date.now()))
