import { Hono } from 'hono'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { limitBody } from '../../http/body.ts'
import { badRequest, notFound, Problem, tooMany } from '../../http/problem.ts'

const readLimit = { times: 120, seconds: 60 }

/** Where providers send their events. */
export const paymentEventsPath = '/payments/events'

/** GET /api/orders/{id}/payment, and the address for events of the provider. */
export function paymentRoutes(deps: Deps) {
  const limiter = deps.limiterOf(readLimit)
  return new Hono<AppEnv>()
    .get('/api/orders/:id/payment', async (c) => {
      const { payments } = deps
      if (!payments) throw notFound()
      const wait = limiter.take(c.env?.peer ?? '')
      if (wait) throw tooMany(wait)
      c.header('Cache-Control', 'no-store')
      return c.json(await payments.read(c.req.param('id')))
    })
    .post(paymentEventsPath, limitBody, async (c) => {
      const { payments } = deps
      if (!payments) throw notFound()
      const event = payments.provider.readEvent(await c.req.text(), c.req.header('payment-signature') ?? '')
      if (!event) throw new Problem(401, 'SignatureNotValid', 'The event is not signed by the provider')
      if (!event.reference) throw badRequest('The event names no payment')
      await payments.settle(event)
      return c.body(null, 204)
    })
}
