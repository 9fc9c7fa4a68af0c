import { beforeAll, expect, test } from 'vitest'
import * as renderer from '../../../elements/server/index.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'
import { parseTag } from './rendered.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openAnotherShop({ renderer })
})

const ask = (query: Record<string, string>, headers?: Record<string, string>) =>
  shop.ask(`/render?${new URLSearchParams(query)}`, headers && { headers })
const list = { tag: 'shop-product-list', attributes: JSON.stringify({ 'product-list': 'trail', 'page-size': '2', count: true }) }

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
  expect((await texts('lt')) === english).toBe(false)
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
  [400, { ...list, path: 'https://evil.example/' }],
  [400, { ...list, path: `/${'x'.repeat(3000)}` }],
])('GET /render answers %i for %j', async (status, query) => {
  expect((await ask(query as Record<string, string>)).status).toBe(status)
})
