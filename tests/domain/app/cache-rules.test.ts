import { describe, expect, test } from 'vitest'
import { type CacheKind, cacheKind, cacheLimits, cacheName, isCacheable, staleCaches } from '../../../src/domain/app/cache-rules.ts'

const origin = 'https://shop.test'
const kindOf = (path: string, more: { method?: string; isNavigation?: boolean } = {}) =>
  cacheKind({ method: 'GET', url: new URL(path, origin).href, origin, isNavigation: false, ...more })

describe('service worker caches', () => {
  test.each<[path: string, kind: CacheKind]>([
    ['/content/path-info?path=/news&lang=en', 'answer'],
    ['/api/products?category=12&size=50', 'answer'],
    ['/api/products/filters?category=12', 'answer'],
    ['/api/news?id=7', 'answer'],
    ['/manifest.json', 'answer'],
    ['/kit/c/kit-1a2B3c4.js', 'hashed'],
    ['/kit/shop-kit.js', 'file'],
    ['/tokens.css', 'file'],
    ['/images/chair?w=400&f=webp', 'picture'],
    ['/icon.svg', 'picture'],
  ])('OFF-07 caches %s as %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind)
  })

  test('OFF-07 caches only page requests as pages', () => {
    for (const path of ['/', '/lt/naujienos', '/c/workshop?page=2&mc_cid=1']) expect(kindOf(path, { isNavigation: true })).toBe('page')
    for (const path of ['/api/products', '/images/chair', '/dev/mail', '/fault/hang/'])
      expect(kindOf(path, { isNavigation: true })).toBeUndefined()
  })

  test.each([
    '/api/customer/account-details',
    '/api/carts',
    '/api/carts/7',
    '/api/orders',
    '/api/orders/price',
    '/api/wishlist/variants',
    '/api/loyalty-programs',
    '/api/productReturns',
    '/api/export/products/catalogue',
    '/api/document/7.webp',
    '/api/requests/plan.png',
    '/api/password_policy',
    '/content/path-info?path=/draft&token=secret',
    '/content/other',
    '/api/products?token=secret',
    'https://other.test/api/products',
    'https://other.test/images/chair',
    'https://shop.test.evil.test/tokens.css',
  ])('%s is private or third-party and never cached', (path) => {
    expect(kindOf(path)).toBeUndefined()
  })

  test('never caches requests other than GET or pages with a personal token', () => {
    for (const method of ['POST', 'PUT', 'HEAD', 'DELETE']) expect(kindOf('/api/products', { method })).toBeUndefined()
    for (const name of ['email-approval-token', 'impersonateToken', 'id', 'code', 'state', 'token'])
      expect(kindOf(`/account?${name}=1`, { isNavigation: true }), name).toBeUndefined()
  })

  const answer = (headers: Record<string, string>, status = 200, type: ResponseType = 'basic') => ({
    status,
    type,
    headers: new Headers(headers),
  })

  test.each([
    ['answer', answer({ 'cache-control': 'no-store' })],
    ['answer', answer({ 'cache-control': 'Private, max-age=60' })],
    ['answer', answer({}, 404)],
    ['answer', answer({}, 206)],
    ['answer', answer({}, 0, 'opaque')],
    ['answer', answer({ vary: 'Accept, *' })],
    ['answer', answer({ 'cache-control': 'public, max-age=60', vary: 'Accept-Encoding, Cookie' })],
    ['page', answer({ 'content-type': 'text/html', vary: 'cookie' })],
    ['picture', answer({ vary: 'Authorization' })],
    ['page', answer({ 'content-type': 'application/pdf' })],
    ['hashed', answer({ 'cache-control': 'no-cache' })],
  ] as const)('does not cache a private response: %s %j', (kind, given) => {
    expect(isCacheable(kind, given)).toBe(false)
  })

  test('caches a complete response without cache restrictions', () => {
    expect(isCacheable('answer', answer({ 'cache-control': 'public, max-age=60', vary: 'Return-total-count' }))).toBe(true)
    expect(isCacheable('page', answer({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' }))).toBe(true)
    expect(isCacheable('hashed', answer({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true)
  })

  test('the caches are bounded', () => {
    const all = Object.values(cacheLimits).reduce((sum, { entries, entryBytes }) => sum + entries * entryBytes, 0)
    expect(cacheLimits.picture.entries * cacheLimits.picture.entryBytes).toBeLessThan(42_000_000)
    expect(all).toBeLessThan(500_000_000)
  })

  test('OFF-07 deletes caches of older versions and keeps other caches', () => {
    expect(staleCaches([cacheName('page'), 'shop-kit:0:page', 'shop-kit:10:page', 'their-own', 'shop-kitchen:1'])).toEqual([
      'shop-kit:0:page',
      'shop-kit:10:page',
    ])
  })
})
