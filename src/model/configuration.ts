import * as z from 'zod/mini'
import { id, list, maybe, named } from './field.ts'
import { newsletterContent } from './newsletter.ts'
import { passwordPolicy } from './password-policy.ts'

const text = maybe(z.string())
const flag = maybe(z.boolean())
const amount = maybe(z.number())

/** A sort of listings; a bare text is value and title at once (S7). */
export const sort = z.union([
  z.pipe(
    z.string(),
    z.transform((value) => ({ value, title: value })),
  ),
  z.looseObject({ value: z.string(), title: z.string() }),
])
export type Sort = { value: string; title: string }

/** A `<meta>` of the shop's pages (ENT-23). */
export const metaTag = z.looseObject({ type: z.string(), typeValue: z.string(), contentValue: z.string() })

/** What the shop switches on or off (ENT-20, ENT-22). */
export const features = z.looseObject({
  webAppManifest: flag,
  searchResults: maybe(list(z.string())),
  customerRegistration: flag,
  customerRegistrationApprovedByAdmin: flag,
  customerEmailConfirmation: flag,
  enablePhoneNumberByCountry: flag,
  frontLocales: maybe(list(z.string())),
  b2bTermsOfUseExternalURL: text,
  b2bPrivacyPolicyExternalURL: text,
  customerIntegrations: flag,
  loyaltyPrograms: flag,
  productAvailabilityColors: flag,
  displayAddToCartInListings: flag,
  enableProductReturns: flag,
  customerProductCatalogue: flag,
})
export type Features = z.output<typeof features>

/** A connection to another system that the shop offers its customers (K16). */
export const integration = z.looseObject({ title: z.string(), description: text, url: text })

/** GET /api/configuration (ENT-20, ENT-21, ENT-24); unknown fields are kept. */
export const configuration = z.looseObject({
  locales: maybe(list(z.string())),
  siteOrigin: text,
  siteName: text,
  seed: maybe(id),
  sorts: maybe(list(sort)),
  predefinedSizes: maybe(list(z.number())),
  defaultListType: maybe(z.enum(['grid', 'list'])),
  metaTags: maybe(list(metaTag)),
  vapidPublicKey: text,
  project: text,
  logo: text,
  logoAlt: text,
  logoLight: text,
  logoLightAlt: text,
  appIcon: text,
  appIconSize: amount,
  appIconMaskable: text,
  ogImage: text,
  companyName: text,
  companyCode: text,
  companyVATCode: text,
  companyAddress: text,
  companyPhone: text,
  companyEmail: text,
  companyFacebook: text,
  companyTwitter: text,
  companyLinkedIn: text,
  googleMapsApiKey: text,
  /** of another map than the kit's own, with {key} for googleMapsApiKey (M1) */
  mapStyleUrl: text,
  appleClientId: text,
  facebookAppId: text,
  googleClientId: text,
  /** where a provider asks for consent, instead of its usual address (K11) */
  socialLoginUrls: maybe(named(text)),
  /** origins of other sites that may finish a sign-in with another provider */
  embedOrigins: maybe(list(z.string())),
  newsletter: maybe(newsletterContent),
  showPopupBannerAfterSeconds: amount,
  customerIntegrations: maybe(list(integration)),
  gtmContainerId: text,
  imageQuality: maybe(z.union([z.number(), z.string()])),
  splitProductsByAttribute: text,
  productDeliveryDaysAttribute: text,
  recommendedProductsList: maybe(id),
  textNearPrice: text,
  displaySkuInCartSidebar: flag,
  footerPaymentLogos: maybe(list(z.string())),
  requireVATCode: flag,
  liveReload: flag,
  passwordPolicy: maybe(passwordPolicy),
  cartPage: text,
  customerProfilePage: text,
  contactsPage: text,
  searchPage: text,
  wishlistPage: text,
  privacyPolicyPage: text,
  phoneCountries: maybe(list(z.union([z.string(), z.looseObject({ code: z.string(), callingCode: text })]))),
  uploadMaxSize: amount,
  inquiryFormId: maybe(id),
  enableProductReturns: flag,
  customerProductCatalogue: flag,
  features: maybe(features),
})
export type Configuration = z.output<typeof configuration>
