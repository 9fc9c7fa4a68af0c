import { Hono } from 'hono'
import { shopContent } from '../../demo/shop-content.ts'
import { listen } from '../../server/app/listen.ts'
import type { OrderToPay } from '../../server/checkout/payments/payment-provider.ts'
import { makeSimulatedProvider } from '../../server/checkout/payments/simulated-provider.ts'
import { openDb } from '../../server/db/db.ts'
import { migrate } from '../../server/db/migrate.ts'
import { simulatedPayment } from '../../server/routes/checkout/simulated-payment.ts'

/**
 * The simulated payment provider of the reference server as a service of its own, for engines: `POST /payments` opens a payment,
 * `GET /payments/{reference}` tells its outcome, and the webhook is sent only its reference.
 */
export async function startPaymentProvider({ port, folder, webhook }: { port: number; folder: string; webhook: string }) {
  const siteOrigin = `http://localhost:${port}`
  const db = await openDb({ dir: folder })
  await migrate(db)
  const provider = makeSimulatedProvider({ db, siteOrigin })
  const settings = { configuration: async () => ({ siteName: 'The shop' }) }
  const app = new Hono()
    .post('/payments', async (c) => c.json(await provider.open((await c.req.json()) as OrderToPay)))
    .get('/payments/:reference', async (c) => {
      const payment = await provider.find(c.req.param('reference'))
      return payment ? c.json(payment) : c.json({ message: 'Not found' }, 404)
    })
    .route(
      '/',
      simulatedPayment({ settings, languages: shopContent.languages }, provider, async (_path, { body }) => {
        const { reference } = JSON.parse(String(body)) as { reference: string }
        return fetch(webhook, {
          method: 'POST',
          body: JSON.stringify({ reference }),
          headers: { 'Content-Type': 'application/json' },
        }).catch((error: Error) => {
          console.error(`The engine was not told of payment ${reference}: ${error.message}`)
          return new Response(null, { status: 502 })
        })
      }),
    )
  const site = await listen(port, 'PAYMENT_PORT', async (request) => app.fetch(request))
  return {
    origin: siteOrigin,
    close: async () => {
      await site.close()
      await db.close()
    },
  }
}
