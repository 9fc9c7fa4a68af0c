import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaStore } from '../../../src/base/dom/media.ts'
import { withServerValue } from '../../../src/base/server-value.ts'
import { largeScreenQuery } from '../../../src/domain/constants.ts'
import type { Configuration } from '../../../src/model/app/configuration.ts'
import { PrivacyLink } from '../../../src/parts/page/privacy-link.tsx'
import { ProductFacts } from '../../../src/parts/product/product-facts/product-facts.tsx'
import { Agreements } from '../../../src/parts/session/register/agreements.tsx'
import type { RegistrationForm } from '../../../src/parts/session/register/use-registration.ts'
import { overrideConfiguration } from '../../../src/stores/app/overrides.ts'
import { PaymentMarks } from '../../../src/views/footer/footer-end.tsx'
import { Header } from '../../../src/views/header/header.tsx'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

// only a large screen shows the link to the contacts; a server renders for a phone
withServerValue(mediaStore(largeScreenQuery), true)

beforeEach(async () => {
  freshBrowser()
  await openTab(async () => {})
  vi.stubGlobal('fetch', () => new Promise(() => {})) // only the overrides of the page are known
})
afterEach(() => overrideConfiguration(undefined))

/** The markup of a view with this configuration. */
function render(configuration: Partial<Configuration>, view: ReactNode): string {
  overrideConfiguration(configuration)
  return renderToStaticMarkup(view)
}
const links = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

describe('links to the pages of the shop', () => {
  const header = (
    <Header
      {...{ sticky: false, menuType: 'main_menu', search: false, languages: false, wishlist: true, profile: true, cart: true }}
      logoUrl="/"
      cartAction="auto"
    />
  )
  const facts = <ProductFacts attributes={[{ code: 'brand', type: 'text', value: 'Hulten', hasLinkToSearch: true }]} layout="list" />

  test.each([
    ['cartPage', header],
    ['customerProfilePage', header],
    ['contactsPage', header],
    ['wishlistPage', header],
    ['privacyPolicyPage', <PrivacyLink key="privacy" source="test" />],
    ['searchPage', facts],
  ] as const)('ROUTE-01 follow the configured path %s', (page, view) => {
    const leadsTo = (path: string) => links(render({ [page]: path }, view)).some((href) => href?.split('?')[0] === path)
    expect([leadsTo('/one'), leadsTo('/two/somewhere-else')]).toEqual([true, true])
    expect(links(render({}, view)).filter((href) => href !== '/')).toEqual([])
  })
})

describe('payment logos', () => {
  test('MENU-07 render if the configuration has them', () => {
    const markup = render({ footerPaymentLogos: ['card-1', 'transfer-2'] }, <PaymentMarks />)
    expect([...markup.matchAll(/<img src="\/images\/([^?"]+)/g)].map(([, id]) => id)).toEqual(['card-1', 'transfer-2'])
  })

  test.each([{}, { footerPaymentLogos: [] }])('MENU-07 render nothing with the configuration %j', (configuration) => {
    expect(render(configuration, <PaymentMarks />)).toBe('')
  })
})

describe('documents of the registration form', () => {
  const registration = {
    form: { values: { agreeToPrivacyAndTerms: false, news_letter_mail: false, news_letter_sms: false } },
    error: () => undefined,
  } as unknown as RegistrationForm
  const terms = 'https://shop.example/terms.pdf'
  const privacy = 'https://shop.example/privacy.pdf'

  test('REG-30 the terms and the privacy policy link to the URLs of the configuration', () => {
    const features = { b2bTermsOfUseExternalURL: terms, b2bPrivacyPolicyExternalURL: privacy }
    const markup = render({ features }, <Agreements registration={registration} />)
    expect(markup).toMatch(new RegExp(`<a [^>]*href="${terms}"[^>]*>terms of sale</a>`))
    expect(markup).toMatch(new RegExp(`<a [^>]*href="${privacy}"[^>]*>privacy policy</a>`))
  })

  test.each([undefined, 'javascript:alert(1)'])('REG-30 the URL %j does not become a link', (url) => {
    const features = { b2bTermsOfUseExternalURL: url, b2bPrivacyPolicyExternalURL: url }
    const markup = render({ features }, <Agreements registration={registration} />)
    expect([links(markup), markup.includes('I agree to the terms of sale and the privacy policy')]).toEqual([[], true])
  })
})
