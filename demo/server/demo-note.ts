import { demoCustomers, demoOperator } from '../content/customers.ts'
import { pageTexts } from '../content/page-texts.ts'
import type { Language } from '../content/shape.ts'
import { type Html, html } from './page-template.ts'

/** The accounts to look around with, for the pages of a shop in development: nowhere else do they exist. */
export function demoNote(language: Language, account: string): Html {
  const words = pageTexts[language]
  const rows = demoCustomers.map(
    ({ email, password, b2b }) =>
      html`<tr><th scope="row">${b2b ? words.demoBusiness : words.demoPrivate}</th><td><code>${email}</code></td><td><code>${password}</code></td></tr>`,
  )
  return html`<aside class="demo" aria-labelledby="demo">
        <h2 id="demo">${words.demoTitle}</h2>
        <p>${words.demoText}</p>
        <div class="demo-logins" tabindex="0" role="region" aria-labelledby="demo"><table>
          <thead><tr><th scope="col">${words.demoWho}</th><th scope="col">${words.demoEmail}</th><th scope="col">${words.demoPassword}</th></tr></thead>
          <tbody>${rows}<tr><th scope="row">${words.demoOperator}</th><td><code>${demoOperator.email}</code></td><td><code>${demoOperator.password}</code></td></tr></tbody>
        </table></div>
        <p><a href="${account}">${words.demoAccount}</a> · <a href="/dev/admin">${words.demoAdmin}</a> · <a href="/dev/mail">${words.demoMail}</a></p>
      </aside>`
}
