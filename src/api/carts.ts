import * as z from 'zod/mini'
import { type Connection, request, type SaveOptions } from '../base/http/request.ts'
import { type Cart, cart, storedCart } from '../model/cart/cart.ts'
import type { MarketingCart } from '../model/cart/cart-requests.ts'
import { stringify } from '../model/stringify.ts'

const maybeStored = z.nullish(storedCart)

/** Parses the stored JSON text of a cart; undefined if it is not a cart. */
function readCart(data: string | undefined): Cart | undefined {
  try {
    const read = cart.safeParse(JSON.parse(data ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** GET /api/carts?active=true: the stored cart of the customer, if any (CALL-17). */
export async function getActiveCart(connection: Connection, signal?: AbortSignal): Promise<Cart | undefined> {
  const { value } = await request(connection, '/api/carts', { query: { active: true }, schema: maybeStored, signal })
  return readCart(value?.data)
}

/** GET /api/carts/{restoredCartId}: a stored cart to restore, with its number from the server (CALL-16). */
export async function getCart(connection: Connection, restoredCartId: string, signal?: AbortSignal): Promise<Cart | undefined> {
  const path = `/api/carts/${encodeURIComponent(restoredCartId)}`
  const { value } = await request(connection, path, { schema: maybeStored, signal })
  const found = readCart(value?.data)
  return found && value?.number !== undefined ? { ...found, number: value.number } : found
}

/** POST /api/carts: saves the active cart as a JSON text (CALL-18). */
export async function saveCart(connection: Connection, active: Cart, { keepalive }: SaveOptions = {}): Promise<void> {
  const body = { active: true, data: stringify(active) }
  await request(connection, '/api/carts', { method: 'POST', body, schema: z.unknown(), untilAccepted: true, keepalive })
}

/** POST /api/mailchimp/create_cart; the response is ignored (CALL-19). */
export async function reportCart(connection: Connection, cart: MarketingCart): Promise<void> {
  await request(connection, '/api/mailchimp/create_cart', { method: 'POST', body: cart, schema: z.unknown() })
}
