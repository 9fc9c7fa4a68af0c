import { Hono } from 'hono'
import type { Payments } from '../../checkout/payments/payments.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { limitBody } from '../../http/body.ts'
import { notFound, Problem, tooMany } from '../../http/problem.ts'

const readLimit = { name: 'payment states', times: 120, seconds: 60 }

/** Where providers send their events. */
export const paymentEventsPath = '/payments/events'

/** GET /api/orders/{id}/payment. */
export function paymentRoutes({ engine, limiterOf }: Deps) {
  const limiter = limiterOf(readLimit)
  return new Hono<AppEnv>().get('/api/orders/:id/payment', async (c) => {
    if (!engine.payments) throw notFound()
    const wait = await limiter.take(c.env?.peer ?? '')
    if (wait) throw tooMany(wait)
    c.header('Cache-Control', 'no-store')
    return c.json(await engine.payments.read(c.req.param('id')))
  })
}

/** The address for events of the payment provider, which signs them. */
export const paymentEventRoutes = ({ provider, settle }: Payments) =>
  new Hono<AppEnv>().post(paymentEventsPath, limitBody, async (c) => {
    const event = provider.readEvent(await c.req.text(), c.req.header('payment-signature') ?? '')
    if (!event) throw new Problem(401, 'SignatureNotValid', 'The event is not signed by the provider')
    await settle(event)
    return c.body(null, 204)
  })
