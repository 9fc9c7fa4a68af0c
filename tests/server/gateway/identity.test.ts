import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { configuration as demo } from '../../../demo/content/configuration.ts'
import { forms } from '../../../demo/content/forms.ts'
import { paymentMethods } from '../../../demo/content/payment-methods.ts'
import { gatewayContent } from '../../../demo/gateway-content.ts'
import { createExampleEngine } from '../../../docs/examples/engine-adapter.ts'
import { type Adapter, EngineError, type EngineShop } from '../../../gateway/adapter.ts'
import { createGateway, type Gateway, type GatewayOptions } from '../../../gateway/gateway.ts'
import { parseShop, readShopFile, type ShopFile } from '../../../gateway/shop-file.ts'
import { createOffer } from '../../../server/checkout/offers/create-offer.ts'
import { writePages } from '../../../server/seed/write-pages.ts'
import { openEmptyDb } from '../../../tools/samples/database.ts'
import { changing } from '../shop.ts'
import { bowl } from './example-shelf.ts'

const origin = 'http://localhost:4700'
const languages = ['en', 'lt'] as const

const engine = (shop?: EngineShop): Adapter => ({
  ...createExampleEngine([1, 2].map(bowl)),
  ...(shop && { shop: async () => shop }),
})

let opened: Gateway | undefined
afterEach(async () => {
  vi.unstubAllEnvs()
  await opened?.close()
  opened = undefined
})

async function open(options: Partial<GatewayOptions> = {}) {
  const gateway = await createGateway({
    content: gatewayContent,
    db: await openEmptyDb(),
    adapter: engine(),
    engineUrl: 'http://engine.example',
    siteOrigin: origin,
    ...options,
  })
  opened = gateway
  const ask = (path: string, init: RequestInit = {}) => gateway.fetch(new Request(new URL(path, origin), init))
  const post = (path: string, body: unknown) => ask(path, { method: 'POST', headers: changing, body: JSON.stringify(body) })
  const read = async <T>(path: string) => (await (await ask(path)).json()) as T
  return { gateway, ask, post, read }
}
type Opened = Awaited<ReturnType<typeof open>>

/** What only the demo is called, and where only the demo is. */
const facts = [
  ...['birch & bolt', 'birch &amp; bolt', 'birchandbolt', 'birch-and-bolt', 'GTM-', 'example-maps-key', 'Vilnius', 'Beržų'],
  ...[demo.companyCode, demo.companyVATCode, demo.companyPhone, demo.companyPhone.replaceAll(' ', ''), '205\u00a05514', demo.companyEmail],
  ...[demo.vapidPublicKey, demo.logo, demo.logoLight, demo.appIcon, demo.appIconMaskable, demo.ogImage, demo.newsletter.headline.en],
  ...paymentMethods.flatMap(({ account }) => (account ? [account.account, account.recipient] : [])),
  ...forms.flatMap(({ description }) => Object.values(description)),
  // what the demo promises
  ...[
    'within 30 days',
    '30 days for returns',
    'per 30 dienų',
    '14:00',
    '14 val.',
    'two years',
    'Lithuania, Latvia',
    'vvtat',
    'DPD',
    'Omniva',
  ],
]
const factsIn = (text: string) => facts.filter((fact) => text.toLowerCase().includes(fact.toLowerCase()))

const order = {
  cart: {
    guid: 'cart-1',
    address: { name: 'Ann', surname: 'Example', phone: '+37061234567', email: 'ann@example.com' },
    shippingAddressCount: 'single',
  },
  priceRequest: {
    products: [{ guid: 'one', id: 'p1', code: 'BOWL-1-small', quantity: 1 }],
    deliveryOptions: [{ id: 'post', type: 'courier', address: { country: 'LT', city: 'Kaunas', address: 'Street 1', code: '01100' } }],
    billingCountry: 'LT',
    deliveryCountry: 'LT',
  },
  paymentMethod: 'invoice',
}

/** Every answer of the shop that a visitor can get, by what was asked. */
async function answersOf({ gateway, ask, post }: Opened): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const keep = async (what: string, answer: Response | Promise<Response>) => {
    const text = await (await answer).text()
    answers.set(what, text)
    return text
  }
  const paths = new Set<string>(['/', '/lt/', '/nowhere', '/robots.txt', '/sitemap.xml', '/manifest.json', '/openapi.json'])
  const sitemap = await keep('the sitemap', ask('/sitemap-1.xml'))
  for (const [, path] of sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)) paths.add(path ?? '')
  for (const page of ['terms', 'privacy', 'returns', 'contacts', 'delivery', 'cart', 'account', 'search', 'wishlist']) paths.add(`/${page}`)
  for (const page of ['taisykles', 'privatumas', 'grazinimas', 'krepselis', 'paskyra']) paths.add(`/lt/${page}`)
  for (const file of ['icon.svg', 'favicon.ico', 'app.css', 'tokens.css', 'shop.css', 'desk.css', 'theme.css', 'sw.js'])
    paths.add(`/${file}`)
  for (const path of paths) await keep(path, ask(path, { headers: { accept: 'text/html' } }))
  for (const lang of languages) {
    for (const path of paths) await keep(`${path} in ${lang}`, ask(`/content/path-info?path=${encodeURIComponent(path)}&lang=${lang}`))
    for (const { _id } of forms) await keep(`form ${_id} in ${lang}`, ask(`/api/forms/${_id}?lang=${lang}`))
  }
  for (const { method, path } of gateway.routes)
    if (method === 'GET' && path.startsWith('/api/') && !path.includes(':') && !path.includes('*'))
      for (const lang of languages) await keep(`${path} in ${lang}`, ask(`${path}?lang=${lang}`))
  for (const type of ['main_menu', 'FOOTER_MENU', 'second_footer_menu'])
    for (const lang of languages) await keep(`${type} in ${lang}`, ask(`/api/menus/${type}?lang=${lang}`))
  await keep('an order', post('/api/orders', order))
  await keep(
    'a request',
    post('/api/requests', {
      formId: 'contact',
      requestFormUrl: `${origin}/contacts`,
      data: { name: 'Ann', email: 'ann@example.com', subject: 'order', message: 'Where is it?' },
    }),
  )
  const offer = await createOffer(
    gateway.deps,
    { products: order.priceRequest.products },
    { language: 'en', peer: '', customer: undefined, token: undefined },
  )
  answers.set('an offer', JSON.stringify(offer))
  answers.set('the mails', JSON.stringify(await gateway.db.query('select recipient, subject, body from outbox')))
  return answers
}

const own: ShopFile = {
  siteName: 'Owl Goods',
  companyName: 'Owl Goods Ltd',
  companyCode: '998877',
  companyVATCode: 'GB998877',
  companyAddress: { en: '1 Barn Lane, Leeds', lt: 'Barn Lane 1, Lidsas' },
  companyPhone: '+44 113 496 0000',
  companyEmail: 'hoot@owlgoods.example',
  companyFacebook: 'https://facebook.example/owl',
  pages: {
    terms: { html: { en: '<h2>Hoot</h2><p>We deliver at night.<script>alert(1)</script></p>', lt: '<p>Vežame naktį.</p>' } },
    privacy: { title: 'What we know', html: '<p>Little.</p>' },
  },
  theme: { color: '#123456', tokens: { '--shop-color-primary': '#123456' } },
}

describe('a shop that nobody has named', () => {
  test('no answer contains a name, a number, an address or a promise of the demo', async () => {
    const answers = await answersOf(await open())
    expect(answers.size).toBeGreaterThan(90)
    expect([...answers].flatMap(([what, text]) => factsIn(text).map((fact) => `${what}: ${fact}`))).toEqual([])
    expect(answers.get('an order')).toContain('BOWL-1-small')
  })

  test('the start lists once what is missing', async () => {
    const lines: string[] = []
    await open({ log: (line) => lines.push(line) })
    const warnings = lines.filter((line) => line.includes('siteName'))
    expect(warnings).toHaveLength(1)
    for (const field of ['companyName', 'companyCode', 'companyVATCode', 'companyAddress', 'termsPage', 'privacyPolicyPage', 'logo'])
      expect(warnings[0]).toContain(field)
  })

  test('a gateway without a name does not start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await expect(open()).rejects.toThrow(/siteName/)
  })

  test('nothing is written as "undefined": title, previews, icons, offer', async () => {
    const shop = await open()
    for (const path of ['/', '/nowhere', '/account']) expect(await (await shop.ask(path)).text()).not.toMatch(/undefined|\/images\/\?/)
    expect((await shop.ask('/manifest.json')).status).toBe(404)
    const offer = await createOffer(
      shop.gateway.deps,
      { products: order.priceRequest.products },
      { language: 'en', peer: '', customer: undefined, token: undefined },
    )
    expect(offer.company).toEqual({ name: undefined, lines: [] })
  })

  test('pages that an earlier start has written go, those that were edited stay', async () => {
    const db = await openEmptyDb()
    const { gateway } = await open({ db })
    const page = (key: string) => ({
      key,
      paths: { en: `/${key}`, lt: `/lt/${key}` },
      blocks: () => [],
      texts: { en: { title: key, description: '' }, lt: { title: key, description: '' } },
    })
    await writePages(db, gatewayContent.languages, [page('terms'), page('about')])
    await db.query("update page_text set title = 'Ours' where page = 'about'")
    await gateway.sync()
    expect((await db.query<{ key: string }>("select key from page where key in ('terms', 'about')")).map(({ key }) => key)).toEqual([
      'about',
    ])
  })
})

describe('a shop with a configuration', () => {
  test('responses contain the name, company, pages and colours of the configuration, and nothing of the demo', async () => {
    const shop = await open({ configuration: own })
    const answers = await answersOf(shop)
    expect([...answers].flatMap(([what, text]) => factsIn(text).map((fact) => `${what}: ${fact}`))).toEqual([])
    const configuration = await shop.read<Record<string, unknown>>('/api/configuration?lang=lt')
    expect(configuration).toMatchObject({
      siteName: own.siteName,
      companyName: own.companyName,
      companyCode: own.companyCode,
      companyVATCode: own.companyVATCode,
      companyAddress: 'Barn Lane 1, Lidsas',
      companyPhone: own.companyPhone,
      companyEmail: own.companyEmail,
      companyFacebook: own.companyFacebook,
      termsPage: '/lt/taisykles',
      privacyPolicyPage: '/lt/privatumas',
    })
    expect(configuration).not.toHaveProperty('returnsPage')
    expect(configuration.features).toMatchObject({ b2bTermsOfUseExternalURL: `${origin}/lt/taisykles` })
    expect(await shop.read('/manifest.json')).toMatchObject({ name: 'Owl Goods', theme_color: '#123456', icons: [] })
    expect(answers.get('/')).toContain('<title>Owl Goods</title>')
    expect(answers.get('/theme.css')).toContain('--shop-color-primary: #123456')
    const terms = answers.get('/terms in en') ?? ''
    expect(terms).toContain('We deliver at night.')
    expect(terms).not.toContain('alert')
    expect(answers.get('FOOTER_MENU in en')).toContain('What we know')
    expect(answers.get('an offer')).toContain('Owl Goods Ltd')
    expect(answers.get('an offer')).toContain('Company number 998877')
    expect(answers.get('the mails')).toContain('hoot@owlgoods.example')
  })

  test('the engine names the shop, and the configuration has the last word', async () => {
    const adapter = engine({ siteName: 'Engine Goods', companyCode: '1' })
    const { read } = await open({ adapter, configuration: { companyCode: '2' } })
    expect(await read('/api/configuration')).toMatchObject({ siteName: 'Engine Goods', companyCode: '2' })
  })

  test('while the engine does not answer, the shop keeps the name that it had', async () => {
    const db = await openEmptyDb()
    const adapter = engine({ siteName: 'Engine Goods' })
    await open({ db, adapter })
    const silent = async () => {
      throw new EngineError('unavailable', 'down')
    }
    const { read } = await open({ db, adapter: { ...adapter, shop: silent, categories: silent } })
    expect(await read('/api/configuration')).toMatchObject({ siteName: 'Engine Goods' })
  })
})

describe('the file of --configuration', () => {
  const write = async (content: unknown) => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-file-'))
    const file = join(folder, 'shop.json')
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
    await writeFile(join(folder, 'terms.html'), '<p>From a file.</p>')
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
      .png()
      .toFile(join(folder, 'logo.png'))
    await writeFile(
      join(folder, 'icon.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
    )
    return { file, remove: () => rm(folder, { recursive: true }) }
  }

  test('names pictures and pages beside it', async () => {
    const { file, remove } = await write({
      siteName: 'Owl',
      logo: 'logo.png',
      appIcon: './icon.svg',
      pages: { terms: { file: 'terms.html' } },
    })
    const { read, ask } = await open({ configuration: await readShopFile(file, gatewayContent.languages) })
    await remove()
    const { logo, appIcon } = await read<Record<string, string>>('/api/configuration')
    for (const id of [logo, appIcon]) {
      const picture = await ask(`/images/${id}?w=32&f=png`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    expect(await (await ask('/')).text()).toContain(`<link rel="icon" href="/images/${appIcon}`)
    expect(await (await ask('/content/path-info?path=/terms')).text()).toContain('From a file.')
  })

  test('a picture that is not there stops the start, and is named', async () => {
    await expect(open({ configuration: { logo: '/nowhere/logo.png' } })).rejects.toThrow(/logo: .*\/nowhere\/logo.png/)
  })

  test.each([
    [{ sitename: 'Owl' }, 'sitename'],
    [{ siteName: '' }, 'siteName'],
    [{ companyEmail: 'hoot' }, 'companyEmail'],
    [{ companyFacebook: 'javascript:alert(1)' }, 'companyFacebook'],
    [{ termsPage: '//evil.example' }, 'termsPage'],
    [{ companyAddress: { en: 'only English' } }, 'companyAddress'],
    [{ theme: { tokens: { '--shop-x': 'red} body{display:none' } } }, 'theme'],
    [{ theme: { color: 'green' } }, 'theme'],
    [{ pages: { imprint: { html: 'x' } } }, 'pages'],
  ])('%j is refused, and the field is named', (value, field) => {
    expect(() => parseShop(value, gatewayContent.languages)).toThrow(field)
  })

  test('what is not JSON, or not there, is named', async () => {
    const { file, remove } = await write('{ siteName: Owl }')
    await expect(readShopFile(file, gatewayContent.languages)).rejects.toThrow(/is not JSON/)
    await remove()
    await expect(readShopFile(file, gatewayContent.languages)).rejects.toThrow(/cannot be read/)
  })
})
