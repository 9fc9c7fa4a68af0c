import { beforeAll, describe, expect, test } from 'vitest'
import { configuration } from '../../../demo/content/configuration.ts'
import { lithuanian } from '../../../demo/content/languages/lithuanian.ts'
import { seedContent } from '../../../demo/seed/seed-content.ts'
import { seedShop } from '../../../demo/seed/seed-shop.ts'
import { shopContent } from '../../../demo/shop-content.ts'
import { defaultSiteOrigin } from '../../../server/app/origins.ts'
import { readReference } from '../../../server/catalogue/records/reference.ts'
import { publish } from '../../../server/catalogue/write/publish.ts'
import { writeProducts } from '../../../server/catalogue/write/write-products.ts'
import { writeCategories } from '../../../server/catalogue/write/write-reference.ts'
import { english } from '../../../server/languages/english.ts'
import { createLanguages, type LanguageDefinition } from '../../../server/languages/languages.ts'
import { createRegistration, findMailsTo, post } from '../session/account.ts'
import { openAnotherShop, openShop, type TestShop } from '../shop.ts'

/* The server knows no language by its code: the content says which there are. */

const german: LanguageDefinition = {
  words: {
    account: { invalid: 'Bitte prüfen Sie die Angaben' },
    accountMail: { confirm: { subject: (shop) => `Ihr Konto bei ${shop}`, lines: (link) => ['bitte bestätigen Sie Ihr Postfach:', link] } },
    greeting: { named: (name) => `Guten Tag ${name},`, neutral: 'Guten Tag,' },
    catalogue: { price: 'Preis' },
    page: { missingTitle: 'Seite nicht gefunden' },
  },
  stem: (word) => word.replace(/e?n$/, ''),
}
const languages = createLanguages({ en: english, lt: lithuanian, de: german }, 'en')
const codes = ['en', 'lt', 'de']
const content = {
  ...shopContent,
  languages,
  configuration: {
    ...configuration,
    locales: codes,
    features: { ...configuration.features, frontLocales: codes },
    cartPage: { ...configuration.cartPage, de: '/de/warenkorb' },
  },
}
const byLanguage = (en: string, lt: string, de: string) => ({ en, lt, de })

let shop: TestShop
beforeAll(async () => {
  // a filled shop of two languages gets the third one
  shop = await openAnotherShop({ content })
  await seedShop(shop.db, {
    drafts: false,
    content: { ...seedContent, languages, translations: { ...seedContent.translations, de: { Cart: 'Warenkorb' } } },
  })
  await writeCategories(shop.db, languages, [
    {
      id: 'files',
      title: byLanguage('Files', 'Dildės', 'Feilen'),
      description: byLanguage('', '', ''),
      path: byLanguage('files', 'dildes', 'feilen'),
    },
  ])
  await writeProducts(shop.db, await readReference(shop.db, languages), [
    {
      id: 'rasp-1',
      sku: 'RASP-1',
      category: 'files',
      specs: {},
      labels: [],
      choices: {},
      inputs: [],
      volume: [],
      lists: [],
      rank: 1,
      title: byLanguage('Wood rasp', 'Medžio dildė', 'Holzraspel'),
      description: byLanguage('Rough.', 'Šiurkšti.', 'Grob.'),
      tabs: byLanguageTabs,
      sellWithoutStock: true,
      variants: [{ code: 'RASP-1', values: {}, price: 1290, stock: [] }],
      pictures: { whole: [], byValue: {} },
    },
  ])
  await publish(shop.db)
  await shop.deps.catalogue.refresh()
})
const byLanguageTabs = { en: {}, lt: {}, de: { description: '<p>Grob.</p>' } }

const html = async (path: string, at: Pick<TestShop, 'fetch'> = shop) => {
  const response = await at.fetch(new Request(new URL(path, defaultSiteOrigin), { headers: { accept: 'text/html' } }))
  return { status: response.status, text: await response.text() }
}
interface Listed {
  id: string
  title: string
  url: string
}
const titles = (products: Listed[]) => products.map(({ title }) => title)

/** All texts of a response. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

describe('a third language in the content', () => {
  test('has pages below its prefix, at paths of its own or those of the fallback', async () => {
    const home = await html('/de/')
    expect(home.status).toBe(200)
    expect(home.text).toContain('<html lang="de"')
    expect(home.text).toMatch(/hreflang="lt" href="[^"]*\/lt\/"/)
    expect((await html('/')).text).toMatch(/hreflang="de" href="[^"]*\/de\/"/)
    const settings = await shop.read<Record<string, string>>('/api/configuration?lang=de')
    expect([settings.cartPage, settings.searchPage, settings.siteName]).toEqual(['/de/warenkorb', '/de/search', 'Birch & Bolt'])
    for (const path of ['/de/search', '/de/about', '/de/c/workshop', '/de/p/holzraspel-rasp-1'])
      expect([path, (await html(path)).status]).toEqual([path, 200])
    const manifest = await shop.read('/manifest.json', { 'accept-language': 'de-AT,de;q=0.9' })
    expect(manifest).toMatchObject({ lang: 'de', start_url: '/de/' })
    const lost = await html('/de/nowhere')
    expect([lost.status, lost.text.includes('Seite nicht gefunden')]).toEqual([404, true])
  })

  test('has the static pages and the sitemap', async () => {
    const fetch = shop.staticPages(defaultSiteOrigin)
    expect((await html('/de/', { fetch })).text).toContain('<html lang="de"')
    expect((await html('/de/p/holzraspel-rasp-1', { fetch })).text).toContain('Holzraspel')
    const { text } = await html('/sitemap.xml')
    expect(text).toContain('/de/p/holzraspel-rasp-1</loc>')
  })

  test('is the language of the catalogue, of lists in the order of its titles, and of filters', async () => {
    const [rasp] = await shop.read<Listed[]>('/api/products?category=files&lang=de')
    expect(rasp).toMatchObject({ title: 'Holzraspel', url: '/de/p/holzraspel-rasp-1', categoryTitle: 'Feilen' })
    const [english] = await shop.read<Listed[]>('/api/products?ids=ht-1001&lang=en')
    const [untranslated] = await shop.read<Listed[]>('/api/products?ids=ht-1001&lang=de')
    expect(untranslated).toMatchObject({ title: english?.title, url: `/de${english?.url}` })
    const byTitle = titles(await shop.read<Listed[]>('/api/products?sort=title&lang=de&size=100'))
    expect(byTitle.length).toBe(100)
    expect(byTitle).toEqual(byTitle.toSorted(new Intl.Collator('de').compare))
    const filters = await shop.read<{ field: string; title: string }[]>('/api/products/filters?lang=de')
    expect(filters.find(({ field }) => field === 'price')?.title).toBe('Preis')
    const categories = await shop.read<Listed[]>('/api/categories?topLevel=true&lang=de')
    expect(categories.filter(({ url }) => !url.startsWith('/de/c/'))).toEqual([])
  })

  test('is searched by its words and their other forms', async () => {
    const find = async (phrase: string, lang: string) => titles(await shop.read<Listed[]>(`/api/products?search=${phrase}&lang=${lang}`))
    expect(await find('holzraspel', 'de')).toEqual(['Holzraspel'])
    expect(await find('holzraspeln', 'de')).toEqual(['Holzraspel'])
    expect(await find('holzraspel', 'en')).not.toContain('Wood rasp')
  })

  test('words errors and mails, in English where it lacks a text', async () => {
    const email = 'erika@raspel.example'
    const refused = await post(shop, '/api/register/de', createRegistration(email, { phone: 'none' }))
    expect([refused.status, await refused.json()]).toEqual([422, expect.objectContaining({ message: 'Bitte prüfen Sie die Angaben' })])
    const common = await post(shop, '/api/register/de', createRegistration(email, { password: 'password123', password2: 'password123' }))
    expect(await common.json()).toMatchObject({ message: expect.stringMatching(/^This password is one of the first/) })
    expect((await post(shop, '/api/register/de', createRegistration(email))).status).toBe(201)
    const [mail] = await findMailsTo(shop, email)
    expect(mail).toMatchObject({ lang: 'de', subject: 'Ihr Konto bei Birch & Bolt' })
    expect(mail?.body).toContain('Guten Tag')
    expect(mail?.body).toContain('/de/account?step=email-approve')
  })

  test.each([
    '/api/translations',
    '/api/menus/main_menu',
    '/api/forms/contact',
    '/api/news?size=3',
    '/api/countries/settings',
    '/api/shipping-methods',
    '/api/shipping-salons',
    '/api/payment-methods',
    '/api/orders/order-statuses',
    '/api/categories?for=all',
  ])('%s answers with the texts of the fallback where it has none of its own', async (path) => {
    const ask = (lang: string) => shop.read(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
    const [inGerman, inEnglish] = [textsIn(await ask('de')), textsIn(await ask('en'))]
    expect(inEnglish.length).toBeGreaterThan(0)
    expect(inGerman.length).toBe(inEnglish.length)
    const own = new Set(['Warenkorb', 'Feilen', '/de/c/feilen'])
    const paths = inEnglish.map((text) => (/^\/(?!\/|images\/)/.test(text) ? `/de${text}` : text))
    const differing = inGerman.filter((text, index) => text !== paths[index] && text !== inEnglish[index] && !own.has(text))
    expect(differing).toEqual([])
  })

  test('is among the codes of the API document, and another shop of the process lacks it', async () => {
    type Document = { components: { schemas: { Language: unknown } } }
    const languageOf = async (at: TestShop) => (await at.read<Document>('/openapi.json')).components.schemas.Language
    const other = await openShop()
    expect(await languageOf(shop)).toEqual({ enum: codes, default: 'en' })
    expect(await languageOf(other)).toEqual({ enum: ['en', 'lt'], default: 'en' })
    expect((await html('/de/', other)).status).toBe(404)
    const [product] = await other.read<Listed[]>('/api/products?ids=ht-1001&lang=de')
    expect(product?.url).toMatch(/^\/p\//)
  })
})

test('a code that no path can begin with is refused, and so is a shop without its fallback', () => {
  expect(() => createLanguages({ en: english, 'de/x': german }, 'en')).toThrow('de/x is no code of a language')
  expect(() => createLanguages({ de: german }, 'en')).toThrow('lacks the language en')
})
