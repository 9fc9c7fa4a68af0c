import { html } from 'hono/html'
import type { Money } from '../../../src/domain/money-format.ts'
import type { Language } from '../../languages/language.ts'
import type { Words } from '../../languages/words.ts'
import type { SimulatedPayment } from './simulated-provider.ts'

const style = html`<style>
  :root { color-scheme: light dark }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 16px; box-sizing: border-box; font: 16px/1.5 'Helvetica Neue', Helvetica, Arial, sans-serif; background: light-dark(#f3f4f9, #0f131a) }
  main { width: min(100%, 400px); padding: 32px; box-sizing: border-box; border-radius: 16px; background: light-dark(#fff, #191e27); box-shadow: 0 8px 32px rgb(0 0 0 / 12%) }
  h1 { margin: 0 0 4px; font-size: 20px; letter-spacing: -0.01em }
  dl { margin: 24px 0 0; border-block: 1px solid light-dark(#dfe3ec, #333a46) }
  dl div { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; padding: 10px 0 }
  dl div + div { border-top: 1px solid light-dark(#dfe3ec, #333a46) }
  dt { color: light-dark(#566070, #a3adba) }
  dd { margin: 0; text-align: end; font-weight: 600 }
  p { margin: 0 0 16px }
  .amount { font-size: 28px; font-weight: 700; letter-spacing: -0.02em; line-height: 1.1 }
  .note { color: light-dark(#566070, #a3adba); font-size: 14px }
  button { display: block; width: 100%; min-height: 48px; margin-top: 12px; border: 1px solid light-dark(#6b7686, #8893a2); border-radius: 8px; font: inherit; font-weight: 600; background: none; color: inherit; cursor: pointer }
  form { margin-top: 24px }
  button[value=paid] { border-color: transparent; background: light-dark(#1f4394, #8ab0f5); color: light-dark(#fff, #0f131a) }
  .leave { margin: 16px 0 0; text-align: center }
  a { color: inherit }
</style>`

const page = (language: Language, title: string, body: unknown) =>
  html`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>${style}<main><h1>${title}</h1>${body}</main></html>`

/** The page on which the shopper decides. */
export function paymentPage(
  { number, amountCents, currency, returnUrl, state }: SimulatedPayment,
  shop: { name: string; money: Money },
  language: Language,
  { payment: t }: Words,
) {
  const total = shop.money.format(amountCents / 100, currency)
  return page(
    language,
    t.title,
    html`<p class="note">${t.note}</p>
    <dl>
      <div><dt>${t.shop}</dt><dd>${shop.name}</dd></div>
      <div><dt>${t.order}</dt><dd>${number}</dd></div>
      <div><dt>${t.amount}</dt><dd class="amount">${total}</dd></div>
    </dl>
    ${
      state === 'paid' || state === 'cancelled'
        ? html`<p>${t[state]}</p><p><a href="${returnUrl}">${t.back}</a></p>`
        : html`<form method="post">
            <button name="state" value="paid">${t.pay(total)}</button>
            <button name="state" value="refused">${t.refuse}</button>
          </form>
          <p class="note leave"><a href="${returnUrl}">${t.leave}</a></p>`
    }`,
  )
}

/** The page for an unknown payment. */
export const unknownPaymentPage = () => page('en', 'Unknown payment', html`<p>The address is wrong or out of date.</p>`)
