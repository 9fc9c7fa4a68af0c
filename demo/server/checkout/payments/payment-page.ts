import { html } from 'hono/html'
import { formatMoney } from '../../../../src/domain/money.ts'
import type { SimulatedPayment } from './simulated-provider.ts'

const style = html`<style>
  :root { color-scheme: light dark }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 16px; box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#eef1f5, #14171c) }
  main { width: min(100%, 400px); padding: 32px; box-sizing: border-box; border-radius: 16px; background: light-dark(#fff, #1d2229); box-shadow: 0 8px 32px rgb(0 0 0 / 12%) }
  h1 { margin: 0 0 4px; font-size: 20px }
  p { margin: 0 0 16px }
  .amount { margin: 16px 0; font-size: 36px; font-weight: 700; line-height: 1.1 }
  .note { color: light-dark(#566070, #a3adba); font-size: 14px }
  button { display: block; width: 100%; min-height: 48px; margin-top: 12px; border: 1px solid light-dark(#6b7686, #8893a2); border-radius: 10px; font: inherit; font-weight: 600; background: none; color: inherit; cursor: pointer }
  button[value=paid] { border-color: transparent; background: #1c6b3f; color: #fff }
  a { color: inherit }
</style>`

const page = (title: string, body: unknown) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>${style}<main><h1>${title}</h1>${body}</main></html>`

/** The page on which the shopper decides. */
export const paymentPage = ({ number, amountCents, currency, returnUrl, state }: SimulatedPayment, shop: string) =>
  page(
    'Simulated payment',
    html`<p class="note">This stands in for a payment provider. No money moves.</p>
    <p>${shop}, order ${number}</p>
    <p class="amount">${formatMoney(amountCents / 100, currency)}</p>
    ${
      state === 'paid'
        ? html`<p>This order has been paid.</p><p><a href="${returnUrl}">Back to the shop</a></p>`
        : html`<form method="post">
            <button name="state" value="paid">Pay</button>
            <button name="state" value="refused">Decline payment</button>
          </form>
          <p class="note" style="margin: 16px 0 0"><a href="${returnUrl}">Back to the shop without paying</a></p>`
    }`,
  )

/** The page for an unknown payment. */
export const unknownPaymentPage = () => page('Unknown payment', html`<p>The address is wrong or out of date.</p>`)
