import { beforeAll, describe, expect, test } from 'vitest'
import * as renderer from '../../../elements/server/index.ts'
import { defaultSiteOrigin } from '../../../server/app/origins.ts'
import { stopClock } from '../clock.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'
import { parseTag } from './rendered.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openAnotherShop({ renderer })
})

const ask = (query: Record<string, string>, headers?: Record<string, string>) =>
  shop.ask(`/render?${new URLSearchParams(query)}`, headers && { headers })
const list = { tag: 'shop-product-list', attributes: JSON.stringify({ 'product-list': 'trail', 'page-size': '2', count: true }) }

test('takes attributes as a query string too', async () => {
  const attributes = new URLSearchParams({ 'product-list': 'trail', 'page-size': '2', count: '' })
  const text = async (query: Record<string, string>) => (await ask(query)).text()
  expect(await text({ ...list, attributes: `${attributes}` })).toBe(await text(list))
  expect((await ask({ ...list, attributes: 'product-list=trail&style=x' })).status).toBe(400)
})

test('GET /render answers with the tag and its content, which any cache may keep', async () => {
  const response = await ask(list)
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
  expect(response.headers.get('vary') ?? '').not.toMatch(/cookie|\*/i)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(parseTag(await response.text()).shadow.querySelectorAll('[part="card"]')).toHaveLength(2)
})

test('GET /render answers in the language of the URL, whatever the cookies and headers say', async () => {
  const texts = async (lang: string, headers?: Record<string, string>) =>
    parseTag(await (await ask({ ...list, lang }, headers)).text()).text
  const english = await texts('en')
  const lithuanian = await texts('lt')
  expect(lithuanian === english).toBe(false)
  for (const written of ['lt-LT', 'lt_LT', 'LT']) expect((await texts(written)) === lithuanian).toBe(true)
  expect((await texts('en', { cookie: 'lang=lt; listType=list', 'accept-language': 'lt' })) === english).toBe(true)
})

test('GET /render renders the page of a path', async () => {
  const html = await (await ask({ tag: 'shop-page', path: '/search?search=toolbox' })).text()
  expect(parseTag(html).element.querySelector('shop-search-results > template')).not.toBeNull()
})

test('GET /render answers 304 if nothing has changed', async () => {
  const tag = (await ask(list)).headers.get('etag') ?? ''
  expect((await ask(list, { 'if-none-match': tag })).status).toBe(304)
})

describe('for a page on another origin, GET /render', () => {
  const addresses = async (query: Record<string, string>) => {
    const { shadow } = parseTag(await (await ask({ ...list, ...query })).text())
    const picture = shadow.querySelector('[part="card"] img')
    const srcset = picture?.getAttribute('srcset')?.split(/,? /) ?? []
    return {
      pictures: [picture?.getAttribute('src'), ...srcset.filter((part) => part.includes('/'))].map((url) => url?.split('/images/')[0]),
      link: shadow.querySelector('[part="card"] a')?.getAttribute('href')?.split('/p/')[0],
    }
  }

  test('answers with the URLs that its shop-config leads to', async () => {
    const own = await addresses({})
    expect([new Set(own.pictures), own.link]).toEqual([new Set(['']), ''])
    const absolute = await addresses({ absolute: '' })
    expect([new Set(absolute.pictures), absolute.link]).toEqual([new Set([defaultSiteOrigin]), defaultSiteOrigin])
    const below = await addresses({ absolute: 'true', 'base-path': '/store/' })
    expect([new Set(below.pictures), below.link]).toEqual([new Set([defaultSiteOrigin]), '/store'])
  })

  test('renders the shop page of a path below the base path', async () => {
    const html = await (await ask({ tag: 'shop-page', path: '/store/search?search=toolbox', 'base-path': '/store' })).text()
    expect(parseTag(html).element.querySelector('shop-search-results > template')).not.toBeNull()
  })

  test.each([
    [200, list],
    [400, { ...list, attributes: '{' }],
    [404, { tag: 'script' }],
  ])('lets every site read its answer %i, without credentials', async (status, query) => {
    const response = await ask(query, { origin: 'https://any.example', cookie: 'lang=lt' })
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('varies with the encoding only', async () => {
    const headers = { 'accept-encoding': 'gzip', origin: 'https://any.example', cookie: 'a=b' }
    expect((await ask(list, headers)).headers.get('vary')).toBe('Accept-Encoding')
  })

  test('limits each client to 1,200 requests a minute', async () => {
    const now = new Date('2026-12-01T10:00:00Z')
    stopClock(now)
    const limited = await openAnotherShop({ renderer })
    const from = (peer: string) => limited.ask('/render?tag=shop-cart', { peer })
    const statuses = new Set<number>()
    for (let at = 0; at < 1200; at++) statuses.add((await from('10.0.0.1')).status)
    expect([...statuses]).toEqual([200])
    const refused = await from('10.0.0.1')
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([429, '60', 'no-store'])
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After')
    expect((await from('10.0.0.2')).status).toBe(200)
    stopClock(new Date(now.getTime() + 60_000))
    expect((await from('10.0.0.1')).status).toBe(200)
  })
})

test.each([
  [404, { tag: 'shop-unknown' }],
  [404, { tag: 'script' }],
  [404, {}],
  [400, { ...list, attributes: '{' }],
  [400, { ...list, attributes: '[]' }],
  [400, { ...list, attributes: '{"a":1}' }],
  [400, { ...list, attributes: '{"onclick":"x"}' }],
  [400, { ...list, attributes: '{"a b":"x"}' }],
  [400, { ...list, attributes: '{"API-base":"https://evil.example"}' }],
  [400, { ...list, attributes: '{"style":"position:fixed"}' }],
  [400, { ...list, attributes: '{"page-size":"1000"}' }],
  [400, { ...list, attributes: JSON.stringify({ a: 'x'.repeat(5000) }) }],
  [400, { ...list, attributes: JSON.stringify(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`a${n}`, '']))) }],
  [400, { ...list, absolute: 'https://evil.example' }],
  ...[
    'store',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'https://evil.example',
    '/a?b',
    '/a#b',
    '/a b',
    `/${'x'.repeat(200)}`,
  ].map((basePath): [number, Record<string, string>] => [400, { ...list, 'base-path': basePath }]),
  [400, { ...list, path: 'https://evil.example/' }],
  [400, { ...list, path: `/${'x'.repeat(3000)}` }],
])('GET /render answers %i for %j', async (status, query) => {
  expect((await ask(query as Record<string, string>)).status).toBe(status)
})
