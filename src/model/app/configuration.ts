import * as z from 'zod/mini'
import { id, lenient, list, named } from '../field.ts'
import { newsletterContent } from '../page/newsletter.ts'

/** The rules for new passwords. Lengths are in characters (ENT-33). */
export const passwordPolicy = z.looseObject({
  min: lenient(z.number()),
  max: lenient(z.number()),
  requireLetter: lenient(z.boolean()),
  requireNumber: lenient(z.boolean()),
})
export type PasswordPolicy = z.output<typeof passwordPolicy>

const text = lenient(z.string())
const flag = lenient(z.boolean())
const amount = lenient(z.number())

/** A sort order of listings. A plain string is both value and title. */
export const sort = z.union([
  z.pipe(
    z.string(),
    z.transform((value) => ({ value, title: value })),
  ),
  z.looseObject({ value: z.string(), title: z.string() }),
])
export type Sort = { value: string; title: string }

/** A `<meta>` tag of the shop's pages (ENT-23). */
export const metaTag = z.looseObject({ type: z.string(), typeValue: z.string(), contentValue: z.string() })

/** The feature flags of the shop (ENT-20, ENT-22). */
export const features = z.looseObject({
  webAppManifest: flag,
  searchResults: lenient(list(z.string())),
  customerRegistration: flag,
  /** private buyers can register, not only companies */
  privateRegistration: flag,
  customerRegistrationApprovedByAdmin: flag,
  customerEmailConfirmation: flag,
  enablePhoneNumberByCountry: flag,
  frontLocales: lenient(list(z.string())),
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

/** Until when an order leaves on the same day: a time as HH:MM in a time zone, on days of the week (1 is Monday). */
export const orderCutOff = z.looseObject({
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  timeZone: z.string(),
  days: z.array(z.number()),
})
export type OrderCutOff = z.output<typeof orderCutOff>

/** An integration with another system, offered to customers. */
export const integration = z.looseObject({
  title: z.string(),
  description: text,
  url: text,
  /** words of the link, such as "Connect EDI" */
  action: text,
  /** default: a plug */
  icon: lenient(z.enum(['exchange', 'file', 'code'])),
})

/** GET /api/configuration Keeps unknown fields; invalid fields become undefined (ENT-20, ENT-21, ENT-24). */
export const configuration = z.looseObject({
  locales: lenient(list(z.string())),
  siteOrigin: text,
  siteName: text,
  seed: lenient(id),
  sorts: lenient(list(sort)),
  predefinedSizes: lenient(list(z.number())),
  defaultListType: lenient(z.enum(['grid', 'list'])),
  metaTags: lenient(list(metaTag)),
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
  /** replaces the built-in map style; {key} stands for `googleMapsApiKey` */
  mapStyleUrl: text,
  appleClientId: text,
  facebookAppId: text,
  googleClientId: text,
  /** consent page by provider, overrides the default URL */
  socialLoginUrls: lenient(named(text)),
  /** origins of other sites that may complete a social login */
  embedOrigins: lenient(list(z.string())),
  newsletter: lenient(newsletterContent),
  showPopupBannerAfterSeconds: amount,
  customerIntegrations: lenient(list(integration)),
  gtmContainerId: text,
  imageQuality: lenient(z.union([z.number(), z.string()])),
  splitProductsByAttribute: text,
  productDeliveryDaysAttribute: text,
  recommendedProductsList: lenient(id),
  textNearPrice: text,
  /** ISO code of the shop's currency: of structured data and of amounts that state none; EUR otherwise */
  currency: text,
  /** `intl`: prices as the language of the page writes them, with the decimals of their currency; otherwise €1234,50 */
  priceFormat: lenient(z.literal('intl')),
  /** `variants`: the structured data of a product offers each variant with its price and stock; otherwise one offer (PDP-24) */
  structuredOffers: lenient(z.literal('variants')),
  /** amount of products in the shop's currency from which delivery is free */
  freeDeliveryFrom: amount,
  /** code of the country that a new shopper's checkout starts with */
  defaultCountry: text,
  /** page with the terms of sale, linked next to the order button */
  termsPage: text,
  /** page about returns, linked next to the order button */
  returnsPage: text,
  displaySkuInCartSidebar: flag,
  footerPaymentLogos: lenient(list(z.string())),
  requireVATCode: flag,
  liveReload: flag,
  passwordPolicy: lenient(passwordPolicy),
  cartPage: text,
  customerProfilePage: text,
  contactsPage: text,
  searchPage: text,
  wishlistPage: text,
  privacyPolicyPage: text,
  /** sentence above the logo on large screens, such as the limit of free delivery */
  headerNote: text,
  phoneCountries: lenient(list(z.union([z.string(), z.looseObject({ code: z.string(), callingCode: text })]))),
  uploadMaxSize: amount,
  inquiryFormId: lenient(id),
  /** lowest price of a delivery, in the shop's currency; shown next to the buy button */
  deliveryPriceFrom: amount,
  /** shown next to the buy button of a product in stock */
  orderCutOff: lenient(orderCutOff),
  /** where orders can be collected; links to `contactsPage` */
  pickupText: text,
  /** until when a product can be returned; links to `returnsPage` */
  returnsText: text,
  enableProductReturns: flag,
  customerProductCatalogue: flag,
  features: lenient(features),
})
export type Configuration = z.output<typeof configuration>
