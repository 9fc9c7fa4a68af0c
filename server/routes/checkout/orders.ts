import { Hono } from 'hono'
import { orderRequest } from '../../../src/model/checkout/order-request.ts'
import { dropCart } from '../../cart/carts.ts'
import { toCleanOrder } from '../../checkout/orders/check-order.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { readBody } from '../../http/body.ts'
import { badRequest, loginNeeded, tooMany } from '../../http/problem.ts'
import { findCartOwner } from '../../session/cart-owner.ts'
import { findShopper, openSession } from '../../session/session.ts'
import { setTotalCountHeader } from '../listing/products.ts'

/** each order mails an address that the client chooses: the second limit, per inbox, prevents mail bombing by many clients */
const orderRateLimit = { name: 'orders', times: 30, seconds: 60 }
const mailRateLimit = { name: 'order mails', times: 100, seconds: 3600 }
const maxKeyLength = 200
const maxPageSize = 150
const defaultPageSize = 10

const wholeNumber = (text: string | undefined, fallback: number, max: number): number =>
  text && /^\d{1,6}$/.test(text) ? Math.min(Number(text), max) : fallback

/** GET and POST /api/orders (CALL-23). */
export function orderRoutes(deps: Deps) {
  const { db, engine } = deps
  const limiter = deps.limiterOf(orderRateLimit)
  const inboxes = deps.limiterOf(mailRateLimit)
  return new Hono<AppEnv>()
    .get('/api/orders', async (c) => {
      const shopper = await findShopper(c, deps)
      if (!shopper.customer) throw loginNeeded()
      const size = Math.max(1, wholeNumber(c.req.query('size'), defaultPageSize, maxPageSize))
      const page = wholeNumber(c.req.query('page'), 0, 1e6)
      const { orders, total } = await engine.orders({ page, size }, shopper)
      setTotalCountHeader(c, total)
      return c.json(orders)
    })
    .post('/api/orders', async (c) => {
      const shopper = await findShopper(c, deps)
      const key = c.req.header('idempotency-key') || undefined
      if (key && key.length > maxKeyLength) throw badRequest('The Idempotency-Key is too long')
      const request = toCleanOrder(await readBody(c, orderRequest))
      const inbox = request.cart.address?.email?.toLowerCase() ?? ''
      const wait = (await limiter.take(shopper.peer)) || (await inboxes.wait(inbox))
      if (wait) throw tooMany(wait)
      const { order, isNew } = await engine.placeOrder(request, key, shopper)
      const claim = isNew && !shopper.customer ? engine.guestOrders?.claim : undefined
      // after the order, so that a refused one opens no session
      await claim?.(order.id, await openSession(c, deps))
      if (isNew) await inboxes.take(inbox)
      const owner = await findCartOwner(c, deps)
      if (owner) await dropCart(db, owner, request.cart.guid)
      return c.json({ ...order, ...(claim && { offersAccount: true }) }, isNew ? 201 : 200)
    })
}
