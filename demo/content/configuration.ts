import { brandPictures } from './brand-pictures.ts'
import { both } from './common/product.ts'
import { newsletter } from './newsletter.ts'
import { salons } from './salons.ts'
import { shippingMethods } from './shipping.ts'

const sorts = [
  { value: 'recommended', title: both('Recommended', 'Rekomenduojamos') },
  { value: 'price_asc', title: both('Price: low to high', 'Kaina: nuo mažiausios') },
  { value: 'price_desc', title: both('Price: high to low', 'Kaina: nuo didžiausios') },
  { value: 'newest', title: both('Newest first', 'Naujausios viršuje') },
  { value: 'discount', title: both('Biggest discount', 'Didžiausia nuolaida') },
  { value: 'title', title: both('Title, A to Z', 'Pavadinimas, A–Ž') },
]

const company = {
  companyName: 'Birch & Bolt, UAB',
  companyCode: '305417926',
  companyVATCode: 'LT100012874511',
  companyAddress: both('Beržų g. 14, LT-03100 Vilnius, Lithuania', 'Beržų g. 14, LT-03100 Vilnius'),
  companyPhone: '+370 5 205 5514',
  companyEmail: 'hello@birchandbolt.example',
  companyFacebook: 'https://www.facebook.com/birchandbolt.example',
  companyTwitter: 'https://twitter.com/birchandbolt_ex',
  companyLinkedIn: 'https://www.linkedin.com/company/birchandbolt-example',
}

const pictures = {
  logo: brandPictures.logo,
  logoAlt: both('Birch & Bolt, to the home page', 'Birch & Bolt, į pradžią'),
  logoLight: brandPictures.logoLight,
  logoLightAlt: 'Birch & Bolt',
  appIcon: brandPictures.appIcon,
  appIconSize: 512,
  appIconMaskable: brandPictures.appIconMaskable,
  ogImage: brandPictures.ogImage,
  footerPaymentLogos: [brandPictures.card, brandPictures.transfer, brandPictures.terminal, brandPictures.cash],
  headerNote: both(
    'Free delivery from €100 · 30 days for returns · Pay by invoice',
    'Nemokamas pristatymas nuo €100 · Grąžinimas per 30 dienų · Apmokėjimas pagal sąskaitą',
  ),
  imageQuality: 2,
}

const pages = {
  cartPage: both('/cart', '/lt/krepselis'),
  searchPage: both('/search', '/lt/paieska'),
  wishlistPage: both('/wishlist', '/lt/norai'),
  customerProfilePage: both('/account', '/lt/paskyra'),
  contactsPage: both('/contacts', '/lt/kontaktai'),
  privacyPolicyPage: both('/privacy', '/lt/privatumas'),
  termsPage: both('/terms', '/lt/taisykles'),
  returnsPage: both('/returns', '/lt/grazinimas'),
}

const features = {
  webAppManifest: true,
  searchResults: ['products', 'categories'],
  customerRegistration: true,
  privateRegistration: true,
  customerRegistrationApprovedByAdmin: false,
  customerEmailConfirmation: true,
  enablePhoneNumberByCountry: true,
  frontLocales: ['en', 'lt'],
  b2bTermsOfUseExternalURL: 'https://birchandbolt.example/terms',
  b2bPrivacyPolicyExternalURL: 'https://birchandbolt.example/privacy',
  customerIntegrations: true,
  loyaltyPrograms: true,
  productAvailabilityColors: true,
  displayAddToCartInListings: true,
  enableProductReturns: true,
  customerProductCatalogue: true,
}

/** The initial response of GET /api/configuration, with every field of ENT-20 to ENT-22 and ENT-24. */
export const configuration = {
  locales: ['en', 'lt'],
  siteName: 'Birch & Bolt',
  seed: '1',
  project: 'birch-and-bolt',
  sorts,
  predefinedSizes: [50, 100, 150],
  defaultListType: 'grid',
  metaTags: [
    { type: 'name', typeValue: 'theme-color', contentValue: '#24493c' },
    { type: 'property', typeValue: 'og:site_name', contentValue: 'Birch & Bolt' },
  ],
  ...company,
  ...pictures,
  ...pages,
  splitProductsByAttribute: 'colour',
  productDeliveryDaysAttribute: 'delivery_days',
  recommendedProductsList: 'recommended',
  textNearPrice: both('incl. VAT', 'su PVM'),
  freeDeliveryFrom: 100,
  defaultCountry: 'LT',
  displaySkuInCartSidebar: true,
  requireVATCode: false,
  liveReload: false,
  passwordPolicy: { min: 8, max: 128, requireLetter: false, requireNumber: false },
  phoneCountries: [
    { code: 'LT', callingCode: '+370' },
    { code: 'LV', callingCode: '+371' },
    { code: 'EE', callingCode: '+372' },
    { code: 'PL', callingCode: '+48' },
    { code: 'DE', callingCode: '+49' },
    { code: 'FI', callingCode: '+358' },
  ],
  uploadMaxSize: 5_000_000,
  inquiryFormId: 'inquiry',
  deliveryPriceFrom: Math.min(...shippingMethods.filter(({ price }) => price > 0).map(({ price }) => price)) / 100,
  orderCutOff: { time: '14:00', timeZone: 'Europe/Vilnius', days: [1, 2, 3, 4, 5] },
  pickupText: both(
    `Free pickup in ${salons.length} shops, ready in one working day`,
    `Nemokamas atsiėmimas parduotuvėse (${salons.length}), paruošime per darbo dieną`,
  ),
  returnsText: both('Free returns within 30 days, from any parcel locker', 'Nemokamas grąžinimas per 30 dienų, per bet kurį paštomatą'),
  newsletter,
  // placeholder ids of third-party services
  vapidPublicKey: 'BLr9c1Q0vVd7m0wq8mZ1u0r3c1rG3m0xKqkTt5vJbq2hYw9sN8c7lX4pT6zE0aUjRf2gHd5kMnYvB1xWqSeCuIo',
  googleMapsApiKey: 'example-maps-key',
  appleClientId: 'example.birchandbolt.shop',
  gtmContainerId: 'GTM-BIRCHB',
  enableProductReturns: true,
  customerProductCatalogue: true,
  customerIntegrations: [
    {
      title: both('Ordering by EDI', 'Užsakymai per EDI'),
      description: both(
        'Orders, confirmations and invoices go straight between your system and ours, as EDIFACT or XML. Set up and tested within two weeks.',
        'Užsakymai, patvirtinimai ir sąskaitos keliauja tiesiai tarp Jūsų ir mūsų sistemų, EDIFACT arba XML formatu. Įdiegsime ir išbandysime per dvi savaites.',
      ),
      url: both('/contacts', '/lt/kontaktai'),
      action: both('Connect EDI', 'Prijungti EDI'),
      icon: 'exchange',
    },
    {
      title: both('Price and stock file', 'Kainų ir likučių failas'),
      description: both(
        'Every night at 2:00 your prices and our stock as CSV or XML, for your own catalogue. By SFTP or from a private address.',
        'Kiekvieną naktį 2 val. gausite savo kainas ir mūsų likučius CSV arba XML faile savo katalogui. Per SFTP arba asmeniniu adresu.',
      ),
      url: both('/contacts', '/lt/kontaktai'),
      action: both('Order the file', 'Užsakyti failą'),
      icon: 'file',
    },
    {
      title: both('API access', 'Prieiga prie API'),
      description: both(
        'Products, prices, stock and your orders as JSON over HTTPS, with a key for each of your systems and one for tests.',
        'Prekės, kainos, likučiai ir Jūsų užsakymai JSON formatu per HTTPS, su atskiru raktu kiekvienai Jūsų sistemai ir vienu bandymams.',
      ),
      url: both('/contacts', '/lt/kontaktai'),
      action: both('Request API keys', 'Gauti API raktus'),
      icon: 'code',
    },
  ],
  features,
}
