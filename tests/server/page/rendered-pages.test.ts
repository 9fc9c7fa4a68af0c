import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { paths } from '../../../demo/content/pages/paths.ts'
import * as renderer from '../../../elements/server/index.ts'
import { defaultSiteOrigin } from '../../../server/app/origins.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openAnotherShop({ renderer })
})

const product = '/p/safety-trainers-breathable-bt-3115'
const visit = (path: string, headers: Record<string, string> = {}) => shop.ask(path, { headers: { accept: 'text/html', ...headers } })
const read = async (path: string, headers?: Record<string, string>) => (await visit(path, headers)).text()
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')

test('a page arrives with its heading, texts, prices, pictures and links', async () => {
  const html = await read(product)
  expect(html).toMatch(/<h1[^>]*>Safety trainers, breathable</)
  expect(html).toMatch(/<img[^>]+src="\/images\/running-shoe-front/)
  expect(html).toMatch(/74<|74,|74\./)
  expect(html).toContain('href="/c/protective-wear/hands-and-feet/safety-boots"')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('the picture at the top of a page loads at once, the others when they come near', async () => {
  const pictures = [...(await read('/')).matchAll(/<img[^>]*src="\/images\/[^"]*banner[^>]*>/g)].map(([tag]) => tag)
  expect(pictures.length).toBeGreaterThan(2)
  expect(pictures[0]).toMatch(/loading="eager" fetchPriority="high"|fetchpriority="high"/i)
  expect(pictures.filter((tag) => tag.includes('loading="eager"'))).toHaveLength(1)
})

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].map(
    ([, text]) => JSON.parse(text as string) as Record<string, unknown>,
  )

test('the structured data of a page has its product and breadcrumbs, with absolute URLs', async () => {
  const data = dataOf(await read(product))
  expect(data.map((it) => it['@type'])).toEqual(['BreadcrumbList', 'Product'])
  const [trail, item] = data
  expect((trail as { itemListElement: { item: string }[] }).itemListElement.map((it) => it.item)).toEqual([
    `${defaultSiteOrigin}/`,
    `${defaultSiteOrigin}/c/protective-wear`,
    `${defaultSiteOrigin}/c/protective-wear/hands-and-feet`,
    `${defaultSiteOrigin}/c/protective-wear/hands-and-feet/safety-boots`,
    defaultSiteOrigin + product,
  ])
  expect(item).toMatchObject({ name: 'Safety trainers, breathable', offers: { price: '74.90', url: defaultSiteOrigin + product } })
})

test('the structured data of a page offers each variant, if the configuration asks for it', async () => {
  const other = await openAnotherShop({ renderer })
  await other.deps.settings.change({ structuredOffers: 'variants' })
  const item = dataOf(await (await other.ask(product, { headers: { accept: 'text/html' } })).text())[1] as { offers: Offers }
  interface Offers {
    offerCount: number
    offers: { sku: string; price: string; url: string }[]
  }
  const variants: { code: string }[] = await (await other.ask('/api/products/bt-3115/variants?lang=en')).json()
  expect(variants.length).toBeGreaterThan(3)
  expect(item.offers).toMatchObject({ '@type': 'AggregateOffer', offerCount: variants.length, lowPrice: '74.90', priceCurrency: 'EUR' })
  expect(item.offers.offers.map(({ sku }) => sku).sort()).toEqual(variants.map(({ code }) => code).sort())
  expect(item.offers.offers[0]).toMatchObject({ price: '74.90', url: defaultSiteOrigin + product })
})

test.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH })],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })],
  ['identity', (bytes: Buffer) => bytes],
])('the head leaves before the content is rendered (%s)', async (encoding, decode) => {
  const response = await visit('/c/workshop/hand-tools', { 'accept-encoding': encoding })
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  const text = () => decode(Buffer.concat(chunks)).toString()
  while (!chunks.length || !text().includes('<shop-config')) chunks.push((await reader.read()).value as Uint8Array)
  expect(text()).toContain('<title>Hand tools')
  expect(text()).not.toContain('shadowrootmode')
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
  expect(text()).toContain('shadowrootmode')
  expect(text().trimEnd()).toMatch(/<\/html>$/)
})

test('the policy allows the styles of one response by their nonce, and nothing else inline', async () => {
  const answers = await Promise.all([visit('/'), visit('/')])
  const nonces = answers.map((answer) => /style-src 'self' 'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1])
  expect(nonces[0]).not.toBe(nonces[1])
  expect(answers[0]?.headers.get('content-security-policy')).not.toContain('unsafe')
  const html = await (answers[0] as Response).text()
  const used = [...html.matchAll(/<style nonce="([^"]*)"/g)].map(([, nonce]) => nonce)
  expect(used.length).toBeGreaterThan(5)
  expect(new Set(used)).toEqual(new Set([nonces[0]]))
  expect(html).not.toMatch(/<style>| style="|<script>| on[a-z]+="/)
})

test('every visitor gets the same page', async () => {
  const [{ email, password } = { email: '', password: '' }] = demoCustomers
  const login = await shop.ask('/api/customer/login', { method: 'POST', body: { email, password } })
  const cookie = login.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')
  expect(cookie).not.toBe('')
  for (const path of ['/', product]) expect(withoutNonce(await read(path, { cookie }))).toBe(withoutNonce(await read(path)))
})

test('LIST-18 a visitor who has chosen rows gets them, in a page that no shared cache may keep', async () => {
  const shelf = '/c/protective-wear/hands-and-feet/safety-boots'
  const layoutOf = async (cookie: string) => {
    const response = await visit(shelf, cookie ? { cookie } : {})
    const layouts = [...(await response.text()).matchAll(/class="products"[^>]* data-layout="(\w+)"/g)].map(([, layout]) => layout)
    return [...new Set(layouts), response.headers.get('cache-control')]
  }
  expect(await layoutOf('listType=list; lang=en')).toEqual(['list', 'private, no-cache'])
  expect(await layoutOf('')).toEqual(['grid', 'no-cache'])
  expect(await layoutOf('listType=grid')).toEqual(['grid', 'private, no-cache'])
  expect(await layoutOf('listType=%22onload')).toEqual(['grid', 'no-cache'])
})

test('a page is rendered for the screen that the browser names, and says that it depends on it', async () => {
  const screenOf = async (headers: Record<string, string>) => (await read('/', headers)).includes('data-shop-screen="desktop"')
  expect(await screenOf({})).toBe(true)
  expect(await screenOf({ 'sec-ch-ua-mobile': '?1' })).toBe(false)
  expect(await screenOf({ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari' })).toBe(false)
  expect(await screenOf({ 'user-agent': 'Mozilla/5.0 Mobile', 'sec-ch-ua-mobile': '?0' })).toBe(true)
  expect((await visit('/')).headers.get('vary')).toBe('Accept-Encoding, Sec-CH-UA-Mobile, User-Agent')
})

test('a missing page is rendered with the status 404, and a page with a token is not rendered or cached', async () => {
  const missing = await visit('/p/nothing')
  expect([missing.status, (await missing.text()).includes('data-shop-rendered')]).toEqual([404, true])
  const secret = await visit('/?token=x')
  expect([secret.headers.get('cache-control'), (await secret.text()).includes('data-shop-rendered')]).toEqual(['no-store', false])
})

test('the static pages and both languages are rendered, each in its own', async () => {
  const html = await shop
    .staticPages(defaultSiteOrigin)(new Request(new URL('/lt/', defaultSiteOrigin), { headers: { accept: 'text/html' } }))
    .then((it) => it.text())
  expect(html).toContain('data-shop-rendered')
  expect(html).toContain('Į krepšelį')
  expect(html).not.toContain('>Add to cart<')
  expect(await read(paths.delivery.lt)).toMatch(/<h1[^>]*>Pristatymas ir mokėjimas</)
})
