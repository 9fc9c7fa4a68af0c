import type { Language } from '../../content/common/shape.ts'
import { demoCustomers, demoOperator } from '../../content/customers.ts'
import { pageTexts } from '../../content/page-texts.ts'
import { type Html, html } from './page-template.ts'

/** The accounts to look around with: nowhere but in development do they exist. */
export function demoLogins(language: Language): Html {
  const words = pageTexts[language]
  const rows = demoCustomers.map(
    ({ email, password, b2b }) =>
      html`<tr><th scope="row">${b2b ? words.demoBusiness : words.demoPrivate}</th><td><code>${email}</code></td><td><code>${password}</code></td></tr>`,
  )
  return html`<table>
          <thead><tr><th scope="col">${words.demoWho}</th><th scope="col">${words.demoEmail}</th><th scope="col">${words.demoPassword}</th></tr></thead>
          <tbody>${rows}<tr><th scope="row">${words.demoOperator}</th><td><code>${demoOperator.email}</code></td><td><code>${demoOperator.password}</code></td></tr></tbody>
        </table>`
}

interface DemoLinks {
  language: Language
  /** path of the customer area */
  account: string
  /** origin of the other site that shows this shop, and what it is called */
  twin?: { origin: string; name: string } | undefined
}

/** Where to go from the front page of a demo. */
export function demoLinks({ language, account, twin }: DemoLinks): Html {
  const words = pageTexts[language]
  return html`<p><a href="${account}">${words.demoAccount}</a> · <a href="/dev/admin">${words.demoAdmin}</a> · <a href="/dev/mail">${words.demoMail}</a>${twin ? html` · <a href="${twin.origin}/">${twin.name}</a>` : ''}</p>`
}

/** What a visitor of the demo should know, for the pages assembled by hand. */
export function demoNote(places: DemoLinks): Html {
  const words = pageTexts[places.language]
  return html`<aside class="demo" aria-labelledby="demo">
        <h2 id="demo">${words.demoTitle}</h2>
        <p>${words.demoText}</p>
        <div class="demo-logins" tabindex="0" role="region" aria-labelledby="demo">${demoLogins(places.language)}</div>
        ${demoLinks(places)}
      </aside>`
}
