import { beforeAll, describe, expect, test } from 'vitest'
import { changing, openAnotherShop, openShop, type TestShop } from '../shop.ts'

const cms = 'http://127.0.0.1:4301'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const get = (path: string, headers: Record<string, string> = {}) => shop.ask(path, { headers })

describe('allowed origins', () => {
  test('R29 an allowed origin can read responses with credentials and the header total-count', async () => {
    const { headers } = await get('/api/configuration', { origin: cms })
    expect(headers.get('access-control-allow-origin')).toBe(cms)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-expose-headers')).toContain('total-count')
    expect(headers.get('vary')).toContain('Origin')
  })

  test.each([
    'null',
    'http://127.0.0.1:43010',
    'http://127.0.0.1:4301.evil.example',
    'http://evil.example/http://127.0.0.1:4301',
    'https://127.0.0.1:4301',
    'http://localhost:4301',
    'HTTP://127.0.0.1:4301',
  ])('R29 %s is not an allowed origin', async (origin) => {
    const { headers } = await get('/api/configuration', { origin })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('vary')).toContain('Origin')
  })

  test('R29 every page may ask whether its own origin is allowed, and learns nothing about others', async () => {
    const origins = [undefined, cms, 'null', 'https://blog.example', `${cms}.evil.example`]
    const answers = await Promise.all(origins.map((origin) => get('/allowed-origin', origin ? { origin } : {})))
    for (const { headers } of answers)
      expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual(['*', 'no-store'])
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
      [true, true, false, false, false].map((allowed) => ({ allowed })),
    )
  })

  test('R29 a preflight allows the kit’s headers and is cached for at least 10 minutes', async () => {
    const answer = await shop.ask('/api/carts', { method: 'OPTIONS', headers: { origin: cms, 'access-control-request-method': 'POST' } })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toBe('Content-Type,Return-total-count,X-Shop-Request,Idempotency-Key')
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(600)
  })

  test('R29 an allowed origin can read errors', async () => {
    expect((await get('/api/nothing', { origin: cms })).headers.get('access-control-allow-origin')).toBe(cms)
  })
})

describe('requests that change data', () => {
  const change = (headers: Record<string, string>) =>
    shop.fetch(new Request('http://localhost:4300/api/carts', { method: 'POST', body: '{"active":true,"data":"{}"}', headers }))

  test('R30 accepts JSON with the kit’s header from an allowed origin', async () => {
    expect((await change({ ...changing, origin: cms })).status).toBe(200)
  })

  test.each([
    ['an unlisted origin', { ...changing, origin: 'https://evil.example' }, 403],
    ['an opaque origin', { ...changing, origin: 'null' }, 403],
    ['a request without the kit’s header', { 'content-type': 'application/json' }, 403],
    ['a body that an HTML form can send', { 'content-type': 'text/plain', 'x-shop-request': '1' }, 415],
    ['a JSON variant', { 'content-type': 'application/json5', 'x-shop-request': '1' }, 415],
  ])('R30 rejects %s', async (_, headers, status) => {
    const answer = await change(headers as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

describe('bodies', () => {
  const send = (body: string) => shop.ask('/api/orders/price', { method: 'POST', body })

  test('R40 rejects a body over 1 MB', async () => {
    expect((await send(`{"x":"${'a'.repeat(1_000_000)}"}`)).status).toBe(413)
  })

  test.each([
    ['truncated JSON', '{"products":['],
    ['nothing', ''],
    ['null', 'null'],
    ['100,000 brackets', '['.repeat(100_000)],
    ['balanced brackets 5,000 deep', '['.repeat(5000) + ']'.repeat(5000)],
    ['objects 40 deep', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
    ['a prototype', '{"__proto__":{"products":[]}}'],
  ])('R40 rejects a body of %s and keeps running', async (_, body) => {
    expect((await send(body)).status).toBe(400)
    expect((await get('/api/configuration')).status).toBe(200)
  })
})

describe('response headers and errors', () => {
  test('R47 every response has security headers', async () => {
    for (const path of ['/api/configuration', '/api/nothing', '/images/nothing', '/openapi.json', '/nothing']) {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      for (const part of ['object-src', 'base-uri', 'frame-ancestors']) expect(headers.get('content-security-policy')).toContain(part)
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('server')).toBeNull()
    }
  })

  test('R47 a shop behind a proxy that has HTTPS tells browsers to use nothing else', async () => {
    const behind = await openAnotherShop({ trustProxy: 1 })
    const policyOf = async (site: TestShop, protocol: string) =>
      (await site.ask('/api/configuration', { headers: { 'x-forwarded-proto': protocol } })).headers.get('strict-transport-security')
    expect(await policyOf(behind, 'https')).toBe('max-age=31536000')
    expect(await policyOf(behind, 'http')).toBeNull()
    expect(await policyOf(shop, 'https')).toBeNull() // anyone can send this header
  })

  test('R47 caches only responses that are equal for all users', async () => {
    const kept = await get('/api/configuration')
    expect(kept.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(kept.headers.get('vary')).toContain('Return-total-count')
    for (const path of ['/api/carts?active=true', '/api/nothing']) expect((await get(path)).headers.get('cache-control')).toBe('no-store')
  })

  test('R41 an internal error leaks no details', async () => {
    await shop.db.exec('alter table country rename to gone')
    const answer = await get('/api/countries/settings')
    await shop.db.exec('alter table gone rename to country')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ name: 'InternalError', message: 'Something went wrong. Please try again later.' })
  })

  test('R38 rejects a NUL in a URL before it reaches the database', async () => {
    expect((await get('/api/translations?lang=%00')).status).toBe(400)
  })
})
