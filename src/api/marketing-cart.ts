import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'
import type { MarketingCart } from '../model/cart/marketing-cart.ts'

/** POST /api/mailchimp/create_cart; nothing of the answer is used (CALL-19). */
export async function reportCart(connection: Connection, cart: MarketingCart): Promise<void> {
  await request(connection, '/api/mailchimp/create_cart', { method: 'POST', body: cart, schema: z.unknown() })
}
