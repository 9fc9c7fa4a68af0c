import { Hono } from 'hono'
import type { Payments } from '../../checkout/payments/payments.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { limitBody } from '../../http/body.ts'
import { notFound, Problem, tooMany } from '../../http/problem.ts'

const readLimit = { name: 'payment states', times: 120, seconds: 60 }
const cancellationLimit = { name: 'cancellations', times: 30, seconds: 60 }

/** Where providers send their events. */
export const paymentEventsPath = '/payments/events'

/** GET /api/orders/{id}/payment and POST /api/orders/{id}/cancellation. Who knows the id of an order may do both. */
export function paymentRoutes({ engine, limiterOf }: Deps) {
  const reads = limiterOf(readLimit)
  const cancellations = limiterOf(cancellationLimit)
  return new Hono<AppEnv>()
    .get('/api/orders/:id/payment', async (c) => {
      if (!engine.payments) throw notFound()
      const wait = await reads.take(c.env?.peer ?? '')
      if (wait) throw tooMany(wait)
      c.header('Cache-Control', 'no-store')
      return c.json(await engine.payments.read(c.req.param('id')))
    })
    .post('/api/orders/:id/cancellation', async (c) => {
      if (!engine.payments?.cancel) throw notFound()
      const wait = await cancellations.take(c.env?.peer ?? '')
      if (wait) throw tooMany(wait)
      await engine.payments.cancel(c.req.param('id'))
      return c.body(null, 204)
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
