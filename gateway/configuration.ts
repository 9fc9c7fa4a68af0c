import type { Adapter } from './adapter.ts'
import { assortment } from './catalogue/to-record.ts'
import type { ShopFile } from './shop-file.ts'

/** Features of the reference server alone. Where a value is false, the tags leave the feature out. */
const missing = {
  loyaltyPrograms: false,
  enableProductReturns: false,
  customerProductCatalogue: false,
  customerIntegrations: false,
  passwordReset: false,
  passwordChange: false,
  giftVouchers: false,
  creditLimit: false,
  deliveryWishes: false,
}

/** How any shop works, whoever sells. It contains no name, promise or account of the demo. */
const common = [
  'locales',
  'seed',
  'sorts',
  'predefinedSizes',
  'defaultListType',
  'cartPage',
  'searchPage',
  'wishlistPage',
  'customerProfilePage',
  'imageQuality',
  'splitProductsByAttribute',
  'textNearPrice',
  'displaySkuInCartSidebar',
  'requireVATCode',
  'passwordPolicy',
  'uploadMaxSize',
]
const commonFeatures = ['searchResults', 'frontLocales']

const pick = (from: unknown, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown> | undefined)?.[name]]))

export interface Identity {
  /** of the engine and of the configuration; undefined fields are unknown */
  shop: ShopFile
  /** paths or addresses of the pages that the shop has, by field of the configuration */
  pages: Record<string, unknown>
  /** ids of its pictures by field of the configuration */
  pictures: Record<string, unknown>
  siteOrigin: string
}

const isMeta = (typeValue: string, contentValue: string | undefined, type = 'name') =>
  contentValue === undefined ? [] : [{ type, typeValue, contentValue }]

/** A URL in every language, for documents that open outside the page. */
const absolute = (place: unknown, origin: string): unknown =>
  typeof place === 'string'
    ? new URL(place, origin).href
    : place && Object.fromEntries(Object.entries(place).map(([language, path]) => [language, new URL(String(path), origin).href]))

/** The configuration of a shop in front of this engine, without unknown fields. */
export function gatewayConfiguration(
  content: Record<string, unknown>,
  { features }: Pick<Adapter, 'features'>,
  { shop, pages, pictures, siteOrigin }: Identity,
): Record<string, unknown> {
  const { pages: _, theme, companyAddress, phoneCountries, ...own } = shop
  return {
    ...pick(content, common),
    ...own,
    ...pages,
    logo: undefined,
    logoLight: undefined,
    appIcon: undefined,
    appIconMaskable: undefined,
    ogImage: undefined,
    ...pictures,
    companyAddress,
    phoneCountries,
    metaTags: [...isMeta('theme-color', theme?.color), ...isMeta('og:site_name', shop.siteName, 'property')],
    recommendedProductsList: assortment,
    enableProductReturns: false,
    customerProductCatalogue: false,
    customerIntegrations: [],
    features: {
      webAppManifest: shop.siteName !== undefined,
      ...pick(content.features, commonFeatures),
      customerRegistration: true,
      privateRegistration: true,
      customerRegistrationApprovedByAdmin: false,
      enablePhoneNumberByCountry: phoneCountries !== undefined,
      productAvailabilityColors: true,
      displayAddToCartInListings: true,
      b2bTermsOfUseExternalURL: absolute(pages.termsPage, siteOrigin),
      b2bPrivacyPolicyExternalURL: absolute(pages.privacyPolicyPage, siteOrigin),
      ...missing,
      discountCodes: features.has('codes'),
      companyRegistration: features.has('companies'),
      customerEmailConfirmation: features.has('confirmation'),
      orderMails: features.has('mails'),
    },
  }
}
