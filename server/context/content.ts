import type { SocialProvider } from '../../src/model/session/social-provider.ts'
import type { Html } from '../http/page-template.ts'
import type { Language } from '../languages/language.ts'
import type { Languages } from '../languages/languages.ts'

/** What a shop is about, apart from what its database holds. One value for each shop. */
export interface ShopContent {
  languages: Languages
  /** the response of GET /api/configuration before it is changed, with texts by language */
  configuration: Record<string, unknown>
  /** surcharges per piece, in cents, for filled-in attributes without priced values */
  servicePrices?: Readonly<Record<string, number>>
  /** folder of the page templates, styles and other files of the shop's own pages */
  pagesFolder: string
  /** folder of the pictures that recipes of the catalogue name: `renders` of products and `marks` as SVG */
  artFolder?: string
  /** what helps to look around in a shop under development */
  development?: DevelopmentContent
}

export interface DevelopmentContent {
  /** Markup at the edge of every page. */
  ribbon(page: RibbonPage): Html
  /** an account of the back office; its sign-in page shows it */
  operator: { email: string; password: string }
  /** the shop's client ids at the simulated providers, and the people who have accounts there */
  socialLogin: { ids: Record<string, string>; people: Record<SocialProvider, readonly SocialPerson[]> }
}

export interface RibbonPage {
  languages: Languages
  language: Language
  /** path of the customer area */
  account: string
  /** the other site of this shop: its origin, and how its pages are made */
  twin?: { origin: string; kind: 'static' | 'routed' } | undefined
}

/** A person with an account at a simulated provider. */
export interface SocialPerson {
  /** id at the provider */
  subject: string
  name: string
  surname: string
  email: string
  /** the provider has verified the address */
  isVerified: boolean
}
