import { beforeAll, describe, expect, test } from 'vitest'
import { type Configuration, configuration } from '../../../src/model/app/configuration.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const read = async (query = '') =>
  configuration.parse(await shop.read(`/api/configuration${query}`)) as Configuration & Record<string, unknown>

const named = (fields: string) => fields.split(', ')
const shopping = named(
  'locales, siteOrigin, siteName, sorts, predefinedSizes, defaultListType, imageQuality, splitProductsByAttribute, productDeliveryDaysAttribute, recommendedProductsList, logoLight, logoLightAlt, textNearPrice, displaySkuInCartSidebar, footerPaymentLogos, companyFacebook, companyTwitter, companyLinkedIn, features, cartPage, customerProfilePage, contactsPage, searchPage, wishlistPage, privacyPolicyPage',
)
const accounts = named(
  'seed, metaTags, vapidPublicKey, project, logo, logoAlt, appIcon, appIconSize, appIconMaskable, ogImage, companyName, companyCode, companyVATCode, companyAddress, companyPhone, companyEmail, googleMapsApiKey, appleClientId, gtmContainerId, requireVATCode, liveReload, passwordPolicy',
)
const features = named(
  'webAppManifest, searchResults, customerRegistration, customerRegistrationApprovedByAdmin, customerEmailConfirmation, enablePhoneNumberByCountry, frontLocales, b2bTermsOfUseExternalURL, b2bPrivacyPolicyExternalURL, customerIntegrations, loyaltyPrograms, productAvailabilityColors, displayAddToCartInListings',
)

const missingIn = (of: Record<string, unknown>, fields: string[]) => fields.filter((field) => of[field] === undefined || of[field] === '')

describe('configuration', () => {
  test('ENT-20 the configuration has all fields of shopping, including the page paths', async () => {
    const found = await read()
    expect(missingIn(found, shopping)).toEqual([])
    expect(found).toMatchObject({
      predefinedSizes: [50, 100, 150],
      splitProductsByAttribute: 'colour',
      siteOrigin: 'http://localhost:4300',
    })
  })

  test('ENT-21 the configuration has all fields of accounts', async () => {
    const found = await read()
    expect(missingIn(found, accounts)).toEqual([])
    expect(found.passwordPolicy).toMatchObject({ min: 8 })
    expect(found.metaTags?.[0]).toMatchObject({ type: 'name', typeValue: 'theme-color' })
  })

  test('ENT-22 the configuration has all features', async () => {
    expect(missingIn((await read()).features ?? {}, features)).toEqual([])
  })

  test('ENT-24 the configuration has the phone countries and the maximum size of uploads', async () => {
    const { phoneCountries, uploadMaxSize } = await read()
    expect(phoneCountries).toContainEqual({ code: 'LT', callingCode: '+370' })
    expect(uploadMaxSize).toBe(5_000_000)
  })

  test('CALL-52 GET /api/configuration returns texts in the requested language', async () => {
    const [en, lt, unknown] = [await read('?lang=en'), await read('?lang=lt'), await read('?lang=constructor')]
    expect([en.cartPage, lt.cartPage]).toEqual(['/cart', '/lt/krepselis'])
    expect(en.sorts?.[1]).toEqual({ value: 'price_asc', title: 'Price: low to high' })
    expect(lt.sorts?.[1]).toEqual({ value: 'price_asc', title: 'Kaina: nuo mažiausios' })
    expect(unknown).toEqual(en)
  })

  test('CALL-52 a changed setting applies to the next request', async () => {
    await shop.deps.settings.change({ displaySkuInCartSidebar: false, features: { loyaltyPrograms: false } })
    await shop.deps.settings.change({ cartPage: { en: '/basket', lt: '/lt/pintine' } })
    const changed = await read('?lang=lt')
    expect(changed).toMatchObject({
      displaySkuInCartSidebar: false,
      cartPage: '/lt/pintine',
      features: { loyaltyPrograms: false, webAppManifest: true },
    })
    await shop.deps.settings.reset()
    expect(await read('?lang=lt')).toMatchObject({
      displaySkuInCartSidebar: true,
      cartPage: '/lt/krepselis',
      features: { loyaltyPrograms: true },
    })
  })

  test('CALL-52 every picture of the configuration exists', async () => {
    const { logo, ogImage, footerPaymentLogos = [] } = await read()
    expect(footerPaymentLogos).toHaveLength(4)
    for (const id of [logo, ogImage, ...footerPaymentLogos]) expect((await shop.ask(`/images/${id}?w=32&f=webp`)).status).toBe(200)
  })
})
