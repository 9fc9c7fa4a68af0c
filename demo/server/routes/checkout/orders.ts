import { Hono } from 'hono'
import { orderRequest } from '../../../../src/model/checkout/order-request.ts'
import { dropCart } from '../../cart/carts.ts'
import { placeOrder } from '../../checkout/orders/place-order.ts'
import { countOrders, readOrders } from '../../checkout/orders/read-orders.ts'
import { readPlacedOrder } from '../../checkout/orders/read-placed-order.ts'
import type { AppEnv } from '../../context/app-env.ts'
import { clientOf } from '../../context/client.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'
import { badRequest, loginNeeded, tooMany } from '../../http/problem.ts'
import { findCartOwner } from '../../session/cart-owner.ts'
import { findCustomer, openSession } from '../../session/session.ts'
import { setTotalCountHeader } from '../listing/products.ts'

/** each order mails an address that the client chooses: the second limit, per inbox, prevents mail bombing by many clients */
const orderRateLimit = { times: 30, seconds: 60 }
const mailRateLimit = { times: 100, seconds: 3600 }
const maxKeyLength = 200
const maxPageSize = 150
const defaultPageSize = 10

const wholeNumber = (text: string | undefined, fallback: number, max: number): number =>
  text && /^\d{1,6}$/.test(text) ? Math.min(Number(text), max) : fallback

/** GET and POST /api/orders (CALL-23). */
export function orderRoutes(deps: Deps) {
  const { db } = deps
  const limiter = deps.limiterOf(orderRateLimit)
  const inboxes = deps.limiterOf(mailRateLimit)
  return new Hono<AppEnv>()
    .get('/api/orders', async (c) => {
      const customer = await findCustomer(c, deps)
      if (!customer) throw loginNeeded()
      const size = Math.max(1, wholeNumber(c.req.query('size'), defaultPageSize, maxPageSize))
      const page = wholeNumber(c.req.query('page'), 0, 1e6)
      setTotalCountHeader(c, await countOrders(db, customer))
      return c.json(await readOrders(db, customer, { page, size }))
    })
    .post('/api/orders', async (c) => {
      const client = clientOf(c)
      const key = c.req.header('idempotency-key') || undefined
      if (key && key.length > maxKeyLength) throw badRequest('The Idempotency-Key is too long')
      const request = await readBody(c, orderRequest)
      const inbox = request.cart.address?.email?.toLowerCase() ?? ''
      const wait = limiter.take(client.peer) || inboxes.wait(inbox)
      if (wait) throw tooMany(wait)
      const customer = await findCustomer(c, deps)
      const { id, isNew } = await placeOrder(deps, request, { ...client, key, customer })
      // after the order, so that a refused one opens no session
      if (isNew && !customer) await db.query('update customer_order set session = $2 where id = $1', [id, await openSession(c, deps)])
      if (isNew) inboxes.take(inbox)
      const owner = await findCartOwner(c, deps)
      if (owner) await dropCart(db, owner, request.cart.guid)
      return c.json(await readPlacedOrder(db, id, client.language), isNew ? 201 : 200)
    })
}
