import type { Language } from '../../content/common/shape.ts'
import { demoCustomers, demoOperator } from '../../content/customers.ts'
import { pageTexts } from '../../content/page-texts.ts'
import { type Html, html } from './page-template.ts'

/** The table of demo accounts, which exist in development only. */
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
  /** the other site of this shop: its origin and the text of the link */
  twin?: { origin: string; name: string } | undefined
}

/** Links from the home page of a demo. */
export function demoLinks({ language, account, twin }: DemoLinks): Html {
  const words = pageTexts[language]
  return html`<p><a href="${account}">${words.demoAccount}</a> · <a href="/dev/admin">${words.demoAdmin}</a> · <a href="/dev/mail">${words.demoMail}</a>${twin ? html` · <a href="${twin.origin}/">${twin.name}</a>` : ''}</p>`
}

/** The note about the demo on the static home page. */
export function demoNote(places: DemoLinks): Html {
  const words = pageTexts[places.language]
  return html`<aside class="demo" aria-labelledby="demo">
        <h2 id="demo">${words.demoTitle}</h2>
        <p>${words.demoText}</p>
        <div class="demo-logins" tabindex="0" role="region" aria-labelledby="demo">${demoLogins(places.language)}</div>
        ${demoLinks(places)}
      </aside>`
}
