import { type Context, Hono } from 'hono'
import { paymentPage, unknownPaymentPage } from '../../checkout/payments/payment-page.ts'
import { type SimulatedProvider, simulatedPaymentPath } from '../../checkout/payments/simulated-provider.ts'
import type { AppEnv } from '../../context/app-env.ts'
import type { Deps } from '../../context/deps.ts'
import { shopMoney } from '../../context/shop-money.ts'
import { limitBody } from '../../http/body.ts'
import { ownForms } from '../../http/middleware/own-forms.ts'
import { paymentEventsPath } from './payments.ts'

/** Sends an event to the shop. */
type Deliver = (path: string, init: RequestInit) => Promise<Response>

/** The page of the simulated provider below /dev/pay: pay, refuse, or leave. */
export function simulatedPayment(
  { languages, settings }: Pick<Deps, 'languages'> & { settings: Pick<Deps['settings'], 'configuration'> },
  provider: SimulatedProvider,
  deliver: Deliver,
) {
  /** `form-action` also covers the redirect after the form, so it names the page to return to. */
  const protect = (c: Context, returnUrl?: string) => {
    c.header('Cache-Control', 'no-store')
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${returnUrl ? ` ${new URL(returnUrl).origin}` : ''}; base-uri 'none'; frame-ancestors 'none'`,
    )
  }
  const path = `${simulatedPaymentPath}/:reference`
  return new Hono<AppEnv>()
    .use(path, limitBody, ownForms)
    .get(path, async (c) => {
      const payment = await provider.find(c.req.param('reference'))
      protect(c, payment?.returnUrl)
      if (!payment) return c.html(unknownPaymentPage(), 404)
      const language = languages.ofPath(new URL(payment.returnUrl).pathname)
      const found = await settings.configuration(language)
      return c.html(
        paymentPage(payment, { name: String(found.siteName), money: shopMoney(found, language) }, language, languages.words(language)),
      )
    })
    .post(path, async (c) => {
      const reference = c.req.param('reference')
      const payment = await provider.find(reference)
      protect(c, payment?.returnUrl)
      const { state } = await c.req.parseBody()
      if (!payment || (state !== 'paid' && state !== 'refused')) return c.html(unknownPaymentPage(), 404)
      const event = await provider.decide(reference, state)
      if (event) await deliver(paymentEventsPath, { method: 'POST', body: event.body, headers: { 'Payment-Signature': event.signature } })
      return c.redirect(payment.returnUrl, 303)
    })
}
