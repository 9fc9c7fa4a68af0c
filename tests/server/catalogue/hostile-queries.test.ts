import { beforeAll, describe, expect, test } from 'vitest'
import { openAnotherShop, openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let everything: number
beforeAll(async () => {
  shop = await openShop()
  everything = await fetchTotal('')
})

const strings = [
  "'",
  "''",
  "' or '1'='1",
  "' or 1=1 --",
  '" or ""="',
  "') or ('1'='1",
  "'; drop table product; --",
  "'; select pg_sleep(10); --",
  "' union select version() --",
  '1; select 1',
  '1 or 1=1',
  '$1',
  '#{1+1}',
  '{{7*7}}',
  '%27%20or%201=1',
  '\\',
  '\\x00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '0x10',
  '[]',
  '{}',
  '{"$gt":""}',
  '|',
  '|||',
  'a|b',
  ',',
  ':',
  '::',
  '\u202e',
  '💥',
  'İıſ',
  ' ',
  'a'.repeat(5000),
]
const parameters = [
  'lang',
  'product-list',
  'category',
  'search',
  'size',
  'page',
  'sort',
  'includeSubCategories',
  'splitByAttribute',
  'byAttribute',
  'id',
  'filters',
  'relatedTo',
  'product-attribute',
  'product-attribute-product',
  'variantCodes',
  'price',
  'da-colour',
  'da-weight',
  'da-__proto__',
]
const leaks = /syntax error|pg_|postgres|select |listing|stack|node_modules|\.ts:|\/work\//i

async function fetchTotal(query: string): Promise<number> {
  const answer = await shop.ask(`/api/products?size=1&${query}`, { headers: { 'Return-total-count': 'true' } })
  return Number(answer.headers.get('total-count'))
}

const toParameter = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`

async function expectSafeResponse(path: string) {
  const started = performance.now()
  const answer = await shop.ask(path)
  const text = await answer.text()
  return { status: answer.status, text, tookMs: performance.now() - started }
}

describe.each(['/api/products', '/api/products/filters'])('%s', (path) => {
  test.each(parameters)('R38 R39 hostile text in %s causes no error or delay', async (name) => {
    for (const value of strings) {
      const { status, text, tookMs } = await expectSafeResponse(`${path}?${toParameter(name, value)}&size=3`)
      expect(status, `${name}=${value}`).toBe(200)
      expect(tookMs, `${name}=${value}`).toBeLessThan(3000)
      if (path === '/api/products') expect(JSON.parse(text).length).toBeLessThanOrEqual(150)
    }
  })
})

test.each(['title', 'size', 'for', 'id', 'childrenOf', 'peersOf', 'topLevel', 'depth', 'productCount', 'lang'])(
  'R38 hostile text in %s of the categories causes no error',
  async (name) => {
    for (const value of strings) expect((await expectSafeResponse(`/api/categories?${toParameter(name, value)}`)).status, value).toBe(200)
  },
)

test('R38 R41 a hostile id in a path matches nothing and leaks no internals', async () => {
  for (const value of strings)
    for (const call of ['variants', 'quantity-date-pricing']) {
      const { status, text } = await expectSafeResponse(`/api/products/${encodeURIComponent(value)}/${call}`)
      expect([404, 400, 414], value).toContain(status)
      expect(text).not.toMatch(leaks)
    }
})

test('R38 hostile text forms no tautology: unknown values match no products', async () => {
  for (const name of ['category', 'product-list', 'id', 'relatedTo', 'variantCodes', 'da-colour'])
    for (const value of strings.filter((text) => text.includes("'") || text.includes('1=1')))
      expect(await fetchTotal(toParameter(name, value)), `${name}=${value}`).toBe(0)
  expect(await fetchTotal('')).toBe(everything)
})

test('R38 an unknown sort falls back to recommended', async () => {
  const usual = (await expectSafeResponse('/api/products?size=20')).text
  for (const value of strings) expect((await expectSafeResponse(`/api/products?size=20&${toParameter('sort', value)}`)).text).toBe(usual)
})

test('R39 caps size at 150 products; pages beyond the last are empty', async () => {
  for (const [size, length] of [
    ['99999', 150],
    ['151', 150],
    ['1e9', 150],
    ['Infinity', 150],
    ['0', 1],
    ['-5', 1],
    ['1.9', 1],
    ['many', 50],
    ['', 50],
  ] as const)
    expect(JSON.parse((await expectSafeResponse(`/api/products?size=${size}`)).text), size).toHaveLength(length)
  expect(JSON.parse((await expectSafeResponse('/api/products?page=1e9')).text)).toEqual([])
  expect(JSON.parse((await expectSafeResponse('/api/products?page=-3&size=2')).text)).toHaveLength(2)
})

test('R39 the largest responses are under 8 MB', async () => {
  for (const path of [
    '/api/products?size=150&splitByAttribute=colour',
    '/api/products/filters?splitByAttribute=colour',
    '/api/categories?size=1000',
  ])
    expect((await expectSafeResponse(path)).text.length).toBeLessThan(8_000_000)
})

describe('facets from the database', () => {
  let slow: TestShop
  beforeAll(async () => {
    slow = await openAnotherShop({ facets: 'sql' })
  })

  test('R38 R39 hostile text causes no error', async () => {
    for (const name of ['search', 'price', 'da-colour', 'da-weight', 'id', 'byAttribute'])
      for (const value of strings)
        expect((await slow.ask(`/api/products?${toParameter(name, value)}&size=3`)).status, `${name}=${value}`).toBe(200)
  })
})
