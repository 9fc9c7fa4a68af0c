import { describe, expect, test } from 'vitest'
import { isSamePage, parsePageUrl, pathPrefix, toHref } from '../../../src/domain/page/page-url.ts'

const page = 'https://shop.test/c/tools?page=2#top'
const at = (href: string, basePath = '', base?: string) => parsePageUrl(href, { page, basePath, ...(base && { base }) })

test.each([
  ['/p/hammer', { path: '/p/hammer', search: '', hash: '' }],
  ['/search?search=a%20b#x', { path: '/search', search: '?search=a%20b', hash: '#x' }],
  ['https://shop.test/', { path: '/', search: '', hash: '' }],
  ['?page=3', { path: '/c/tools', search: '?page=3', hash: '' }],
  ['/lt/c/%C4%AFrankiai', { path: '/lt/c/%C4%AFrankiai', search: '', hash: '' }],
])('R08 %s is a page of the shop', (href, address) => {
  expect(at(href)).toEqual(address)
})

test.each([
  '//evil.test/c',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  'https://evil.test/',
  'https://shop.test.evil.test/',
  'https://shop.test@evil.test/',
  'https://user@shop.test/c',
  'http://shop.test/c',
  'https://shop.test//evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://shop.test/1',
  'mailto:a@shop.test',
  'tel:+370',
  'http://[',
])('R08 %s is not a page of the shop', (href) => {
  expect(at(href)).toBeUndefined()
})

test.each(['/api/document/1', '/images/1', '/price-list.pdf', '/files/Prices.XLSX'])(
  '%s is an API call, a picture or a file, which the browser loads',
  (href) => {
    expect(at(href)).toBeUndefined()
  },
)

describe('with a base path', () => {
  test('only URLs below the base path are pages, and their path omits it', () => {
    expect(at('/shop/c/tools?a=1', '/shop')).toEqual({ path: '/c/tools', search: '?a=1', hash: '' })
    expect(at('/shop', '/shop/')).toEqual({ path: '/', search: '', hash: '' })
    expect(at('/shopping', '/shop')).toBeUndefined()
    expect(at('/about', '/shop')).toBeUndefined()
    expect(at('/shop//evil.test', '/shop')).toBeUndefined()
  })

  test('a base path on another site is invalid', () => {
    expect(pathPrefix({ page, basePath: 'https://evil.test/shop' })).toBeUndefined()
    expect(at('/c', 'https://evil.test')).toBeUndefined()
    expect(pathPrefix({ page, basePath: 'https://shop.test/de/' })).toBe('/de')
    expect(pathPrefix({ page, basePath: '/' })).toBe('')
  })

  test('the href of a page contains the base path', () => {
    expect(toHref({ path: '/c', search: '?a=1', hash: '#b' }, { page, basePath: '/shop/' })).toBe('/shop/c?a=1#b')
  })
})

test('a relative URL resolves against the page’s base', () => {
  expect(at('c', '', 'https://shop.test/lt/')).toEqual({ path: '/lt/c', search: '', hash: '' })
  expect(at('c', '', 'https://other.test/')).toBeUndefined()
})

test('pages differ by path and query, not by hash', () => {
  const one = { path: '/c', search: '?a', hash: '' }
  expect(isSamePage(one, { ...one, hash: '#b' })).toBe(true)
  expect(isSamePage(one, { ...one, search: '' })).toBe(false)
  expect(isSamePage(one, { ...one, path: '/d' })).toBe(false)
})
