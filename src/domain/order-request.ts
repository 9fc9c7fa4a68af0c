import type { SavedAddress } from '../model/address.ts'
import type { Cart } from '../model/cart.ts'
import type { OrderRequest } from '../model/order-request.ts'
import { priceRequest } from './cart-price.ts'

/** What is ordered, of which the server computes the price itself (C10). */
export const orderRequest = (
  cart: Cart,
  context: { billingCountry?: string | undefined; addresses: readonly SavedAddress[] },
): OrderRequest => ({
  cart: {
    guid: cart.guid,
    address: cart.address,
    shippingSalon: cart.shippingSalon,
    shippingAddressCount: cart.shippingAddressCount,
  },
  priceRequest: priceRequest(cart, context),
  paymentMethod: cart.paymentMethod,
})

const seeds = [0x811c9dc5, 0x2f0b4c47]

/** FNV-1a of a text from a starting value, as hexadecimal digits. */
function digest(text: string, seed: number): string {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * The name of an attempt to order. The same content of the same cart has the same one, in every tab and after a reload,
 * so that a repetition can never become a second order; an ordered cart is replaced by one with another guid.
 */
export function orderKey(request: OrderRequest): string {
  const text = JSON.stringify(request)
  return `${request.cart.guid}-${seeds.map((seed) => digest(text, seed)).join('')}`
}
