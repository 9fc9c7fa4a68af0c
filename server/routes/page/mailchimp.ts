import { Hono } from 'hono'
import { marketingCart } from '../../../src/model/cart/cart-requests.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import { readBody } from '../../http/body.ts'
import { loginNeeded, Problem, tooMany } from '../../http/problem.ts'
import { findCustomer } from '../../session/session.ts'

const maxCartBytes = 256_000
const maxCarts = 50
const maxIdLength = 200
/** the kit reports a cart after every change */
const reportRateLimit = { name: 'cart reports', times: 120, seconds: 60 }

/** Stores the last report of a cart. Deletes the customer's oldest carts beyond the limit. */
async function storeReport(db: Db, customer: string, cart: { id: string; data: string; at: Date }): Promise<void> {
  await db.query(
    `insert into marketing_cart (customer, cart, data, reported) values ($1, $2, $3, $4)
     on conflict (customer, cart) do update set data = excluded.data, reported = excluded.reported`,
    [customer, cart.id, cart.data, cart.at],
  )
  await db.query(
    `delete from marketing_cart where customer = $1 and cart in
     (select cart from marketing_cart where customer = $1 order by reported desc, cart offset $2)`,
    [customer, maxCarts],
  )
}

/** POST /api/mailchimp/create_cart (CALL-19): stores a customer's cart for the marketing service. Responds with 204. */
export function mailchimpRoutes(deps: Deps) {
  const limiter = deps.limiterOf(reportRateLimit)
  return new Hono().post('/api/mailchimp/create_cart', async (c) => {
    const customer = await findCustomer(c, deps)
    if (!customer) throw loginNeeded()
    const wait = await limiter.take(customer)
    if (wait) throw tooMany(wait)
    const cart = await readBody(c, marketingCart)
    const data = JSON.stringify(cart)
    if (cart.id.length > maxIdLength || Buffer.byteLength(data) > maxCartBytes) throw new Problem(413, 'TooLarge', 'The cart is too large')
    await storeReport(deps.db, customer, { id: cart.id, data, at: deps.now() })
    return c.body(null, 204)
  })
}
