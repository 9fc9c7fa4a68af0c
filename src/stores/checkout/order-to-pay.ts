import * as z from 'zod/mini'
import { pageSettings } from '../../kit/settings.ts'
import { type PlacedOrder, placedOrder } from '../../model/account/order.ts'
import { type Cart, cart } from '../../model/cart/cart.ts'
import { lenient, maybe } from '../../model/field.ts'
import { stringify } from '../../model/stringify.ts'
import { readMergeState } from '../session/merge-state.ts'
import { findKeptOrder, keepOrder } from './kept-orders.ts'

const storageKey = () => `${pageSettings().storagePrefix}:order-to-pay`
const orderToPay = z.object({ order: placedOrder, email: maybe(z.string()), cart: lenient(cart), owner: maybe(z.string()) })
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
    sessionStorage.setItem(storageKey(), stringify({ ...kept, owner: readMergeState().owner }))
  } catch {
    // blocked or full: the return page shows the payment alone
  }
}

/** Forgets the order, also if the browser blocks `sessionStorage`. */
export function forgetOrderToPay(): void {
  try {
    sessionStorage.removeItem(storageKey())
  } catch {
    // blocked: nothing was kept
  }
}

/** The order of this id, if it was placed in this tab. Forgets that of a customer who has logged out since, maybe in another tab. */
export function readOrderToPay(id: string): OrderToPay | undefined {
  try {
    const { order, email, cart, owner } = orderToPay.parse(JSON.parse(sessionStorage.getItem(storageKey()) ?? ''))
    const isForeign = owner !== undefined && owner !== readMergeState().owner
    if (isForeign) forgetOrderToPay()
    return order.id === id && !isForeign ? { order, email, cart } : undefined
  } catch {
    return undefined
  }
}

/** The buyer has an account now. */
export function withdrawAccountOffer(id: string): void {
  const toPay = readOrderToPay(id)
  if (toPay) keepOrderToPay({ ...toPay, order: { ...toPay.order, offersAccount: false } })
  const kept = findKeptOrder(id)
  if (kept) keepOrder({ ...kept, order: { ...kept.order, offersAccount: false } })
}
