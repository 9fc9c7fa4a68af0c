import type { RibbonPage } from '../server/context/content.ts'
import { type Html, html } from '../server/http/page-template.ts'
import type { Language } from '../server/languages/language.ts'
import type { Languages } from '../server/languages/languages.ts'
import { demoCustomers, demoOperator } from './content/customers.ts'
import { pageTexts } from './content/page-texts.ts'

/** The demo accounts, which exist in development only. */
function demoLogins(languages: Languages, language: Language): Html {
  const words = languages.pick(pageTexts, language)
  const customers = demoCustomers.map(({ email, password, b2b }) => ({
    who: b2b ? words.demoBusiness : words.demoPrivate,
    email,
    password,
  }))
  const rows = [...customers, { who: words.demoOperator, email: demoOperator.email, password: demoOperator.password }]
  return html`<dl class="demo-logins">
        ${rows.map(({ who, email, password }) => html`<div><dt>${who}</dt><dd><code>${email}</code></dd><dd><code>${password}</code></dd></div>`)}
      </dl>`
}

/**
 * The ribbon at the edge of every page in development. It opens a panel with the demo accounts and the pages behind the shop. It needs
 * no script: the browser opens and closes the panel, and a checkbox hides the ribbon until the document reloads.
 */
export function demoRibbon({ languages, language, account, twin }: RibbonPage): Html {
  const words = languages.pick(pageTexts, language)
  const links = [
    { href: account, text: words.demoAccount },
    { href: '/dev/admin', text: words.demoAdmin },
    { href: '/dev/mail', text: words.demoMail },
    ...(twin ? [{ href: `${twin.origin}/`, text: twin.kind === 'static' ? words.demoStatic : words.demoRouted }] : []),
  ]
  return html`<link rel="stylesheet" href="/demo-ribbon.css">
    <aside class="demo" aria-label="${words.demoRibbon}">
      <button class="demo-tab" type="button" popovertarget="demo-panel"><span>${words.demoRibbon}</span></button>
      <div class="demo-panel" id="demo-panel" role="dialog" aria-labelledby="demo-title" popover>
        <h2 id="demo-title">${words.demoTitle}</h2>
        <p>${words.demoText}</p>
        ${demoLogins(languages, language)}
        <ul class="demo-links">
          ${links.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}
        </ul>
        <div class="demo-end">
          <button type="button" popovertarget="demo-panel" popovertargetaction="hide">${words.demoClose}</button>
          <label class="demo-hide"><input type="checkbox">${words.demoHide}</label>
        </div>
      </div>
    </aside>`
}
