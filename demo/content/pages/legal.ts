import { html } from '../../../server/http/page-template.ts'
import type { Language } from '../common/shape.ts'
import { configuration } from '../configuration.ts'
import { pageTexts } from '../page-texts.ts'
import { type PolicySection, privacyPolicy, storedNames } from '../privacy.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { terms } from './terms.ts'
import { translatorFor } from './translator.ts'

const { companyName, companyCode, companyVATCode, companyAddress, companyPhone, companyEmail } = configuration

const authorities = ['vvtat.lrv.lt', 'vdai.lrv.lt']

const linked = (text: string) =>
  authorities.reduce(
    (written, authority) => written.replaceAll(authority, `<a href="https://${authority}">${authority}</a>`),
    text.replaceAll(companyEmail, `<a href="mailto:${companyEmail}">${companyEmail}</a>`),
  )

const bodyHtml = ({ text, list = [] }: PolicySection) =>
  html`${text.map((sentence) => html`<p>${sentence}</p>`)}${
    list.length > 0 ? html`<ul>${list.map(({ name, text: words }) => html`<li><strong>${name}</strong>: ${words}</li>`)}</ul>` : ''
  }`

const sectionHtml = (section: PolicySection): string => linked(html`<h2>${section.title}</h2>${bodyHtml(section)}`.text)

const renderSections = (sections: PolicySection[]) => sections.map(sectionHtml).join('')

const moreQuestionsHtml: Record<Language, string> = {
  en: `<p>A question that is not answered here? Write to us or come by: <a href="${paths.contacts.en}">Shops and contacts</a></p>`,
  lt: `<p>Neradote atsakymo? Parašykite mums arba užsukite: <a href="${paths.contacts.lt}">Parduotuvės ir kontaktai</a></p>`,
}

const validFrom = (language: Language) => {
  const t = translatorFor(language)
  return [t('Valid from', 'Galioja nuo'), t('1 June 2026', '2026 m. birželio 1 d.')]
}

/** Who sells, and what goes with the terms. */
function termsFacts(language: Language): string {
  const t = translatorFor(language)
  const rows = [
    [t('Company', 'Įmonė'), companyName],
    [t('Company code', 'Įmonės kodas'), companyCode],
    [t('VAT code', 'PVM mokėtojo kodas'), companyVATCode],
    [t('Address', 'Adresas'), companyAddress[language].replace('LT-', 'LT\u2011')],
    [t('Phone', 'Telefonas'), `<a href="tel:${companyPhone.replaceAll(' ', '')}">${companyPhone}</a>`],
    [t('Email', 'El. paštas'), linked(companyEmail)],
  ]
  const links = [
    [paths.returns[language], t('Returns and withdrawal form', 'Grąžinimas ir sutarties atsisakymo forma')],
    [paths.delivery[language], t('Delivery and payment', 'Pristatymas ir mokėjimas')],
    [paths.privacy[language], pageTexts[language].privacyTitle],
  ]
  return `<h2>${t('The seller', 'Pardavėjas')}</h2>${factsTable(rows)}${linkList(links)}`
}

/** How long the shop keeps what, and what goes with the policy. */
function privacyFacts(language: Language): string {
  const t = translatorFor(language)
  const rows = [
    [t('Orders and invoices', 'Užsakymai ir sąskaitos'), t('Ten years', 'Dešimt metų')],
    [t('Your account', 'Jūsų paskyra'), t('As long as you have it', 'Kol ją turite')],
    [t('Newsletter', 'Naujienlaiškis'), t('Until you unsubscribe', 'Kol jo atsisakysite')],
    [t('Requests and files', 'Užklausos ir failai'), t('One year after our answer', 'Metus po mūsų atsakymo')],
    [t('Your login', 'Prisijungimas'), t('30 days, or until you log out', '30 dienų arba kol atsijungsite')],
  ]
  const links = [
    [paths.contacts[language], t('Shops and contacts', 'Parduotuvės ir kontaktai')],
    [paths.terms[language], t('Terms of sale', 'Pirkimo taisyklės')],
  ]
  return `<h2>${t('How long we keep it', 'Kiek laiko saugome')}</h2>${factsTable(rows)}${linkList(links)}`
}

const factsTable = (rows: readonly (readonly string[])[]): string =>
  `<table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`

const linkList = (links: readonly (readonly string[])[]): string =>
  `<ul>${links.map(([url, title]) => `<li><a href="${url}">${title}</a></li>`).join('')}</ul>`

/** Legal pages: privacy and terms. */
export const legalPages: PageContent[] = [
  {
    key: 'privacy',
    paths: paths.privacy,
    texts: {
      en: { title: pageTexts.en.privacyTitle, description: pageTexts.en.privacyDescription },
      lt: { title: pageTexts.lt.privacyTitle, description: pageTexts.lt.privacyDescription },
    },
    blocks: (language) => [
      {
        id: 'privacy-words',
        type: 'text',
        title: pageTexts[language].privacyTitle,
        data: {
          columns: true,
          text: `<div><p>${validFrom(language).join(' ')}</p>${renderSections(privacyPolicy[language])}${moreQuestionsHtml[language]}</div><div>${privacyFacts(language)}</div>`,
        },
      },
      {
        id: 'privacy-names',
        type: 'FAQ',
        title: language === 'en' ? 'In detail' : 'Išsamiau',
        data: { items: [{ title: storedNames[language].title, description: bodyHtml(storedNames[language]).text }] },
      },
    ],
  },
  {
    key: 'terms',
    paths: paths.terms,
    texts: {
      en: { title: 'Terms of sale', description: 'What we promise, what you promise, and what happens when something goes wrong.' },
      lt: { title: 'Pirkimo taisyklės', description: 'Ką pažadame mes, ką pažadate Jūs ir kas nutinka, kai kas nors nepavyksta.' },
    },
    blocks: (language) => [
      {
        id: 'terms-words',
        type: 'text',
        title: language === 'en' ? 'Terms of sale' : 'Pirkimo taisyklės',
        data: {
          columns: true,
          text: `<div><p>${validFrom(language).join(' ')}</p>${renderSections(terms[language])}${moreQuestionsHtml[language]}</div><div>${termsFacts(language)}</div>`,
        },
      },
    ],
  },
]
