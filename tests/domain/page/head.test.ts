import { expect, test } from 'vitest'
import { type HeadTag, headTags } from '../../../src/domain/page/head.ts'
import type { Configuration } from '../../../src/model/app/configuration.ts'
import type { Route } from '../../../src/model/page/route.ts'

const addresses = {
  page: (path: string) => (path.startsWith('/') && !path.startsWith('//') ? `https://shop.test${path}` : undefined),
  picture: (id: string, { w, h }: { w: number; h: number }) => `https://shop.test/images/${id}?w=${w}&h=${h}`,
  manifest: '/manifest.json',
}
const page: Route = {
  path: '/c/tools',
  language: 'en',
  title: 'Tools',
  description: 'All tools',
  alternatives: { en: '/c/tools', lt: '/lt/c/irankiai' },
  blocks: [{ type: 'text', platform: 'both' }],
}
const head = (route: Route, configuration: Configuration = {}) => headTags(route, configuration, addresses)
const links = (tags: HeadTag[], rel: string) => tags.flatMap(({ attributes }) => (attributes.rel === rel ? [attributes] : []))
const content = (tags: HeadTag[], name: string) =>
  tags.filter(({ attributes }) => (attributes.name ?? attributes.property) === name).map(({ attributes }) => attributes.content)

test('ROUTE-07 ROUTE-08 the head has a canonical link and one alternate link per language', () => {
  const tags = head(page)
  expect(links(tags, 'canonical')).toEqual([{ rel: 'canonical', href: 'https://shop.test/c/tools' }])
  expect(links(tags, 'alternate')).toEqual([
    { rel: 'alternate', hreflang: 'en', href: 'https://shop.test/c/tools' },
    { rel: 'alternate', hreflang: 'lt', href: 'https://shop.test/lt/c/irankiai' },
  ])
  expect(links(head({ ...page, alternatives: undefined }), 'canonical')).toHaveLength(1)
})

test('ROUTE-07 every page of a listing is canonical, without filters, sorts and campaigns', () => {
  const listing: Route = { ...page, blocks: [{ type: 'category', platform: 'both' }] }
  const canonical = (route: Route, search: string) => links(headTags(route, {}, addresses, search), 'canonical')[0]?.href
  const second = 'https://shop.test/c/tools?page=1'
  expect(canonical(listing, '?da-colour=red&page=1&sort=price_asc&utm_source=a&gclid=b')).toBe(second)
  expect(canonical({ ...page, blocks: [{ type: 'productList', platform: 'both' }] }, 'page=01')).toBe(second)
  for (const search of ['', '?page=0', '?page=-1', '?page=x', '?page=1.5', '?a.page=3', '?da-colour=red'])
    expect(canonical(listing, search), search).toBe('https://shop.test/c/tools')
  expect(canonical(page, '?page=1')).toBe('https://shop.test/c/tools')
  const tags = headTags(listing, {}, addresses, '?page=1')
  expect(links(tags, 'alternate').map(({ href }) => href)).toEqual([second, 'https://shop.test/lt/c/irankiai?page=1'])
  expect(content(tags, 'og:url')).toEqual([second])
})

test('ROUTE-08 the canonical link is the URL of the page in its language, else its path', () => {
  const canonical = (route: Partial<Route>) => links(head({ ...page, ...route }), 'canonical').map(({ href }) => href)
  expect(canonical({ path: '/c/old-tools' })).toEqual(['https://shop.test/c/tools'])
  expect(canonical({ language: 'lt' })).toEqual(['https://shop.test/lt/c/irankiai'])
  expect(canonical({ path: '/c/old-tools', language: 'de' })).toEqual(['https://shop.test/c/old-tools'])
})

test('R08 the head links to no other site', () => {
  const tags = head({ ...page, path: '//evil.test', alternatives: { en: '//evil.test', lt: '/lt/c' } })
  expect(links(tags, 'canonical')).toEqual([])
  expect(links(tags, 'alternate')).toEqual([{ rel: 'alternate', hreflang: 'lt', href: 'https://shop.test/lt/c' }])
})

test('ROUTE-09 the route description becomes the meta description', () => {
  expect(content(head(page), 'description')).toEqual(['All tools'])
  expect(content(head(page), 'og:title')).toEqual(['Tools'])
})

test('ROUTE-10 OFF-10 og:image is the picture of the page, else of the shop, at 1200 by 630', () => {
  expect(content(head({ ...page, ogImage: 'own' }, { ogImage: 'shop' }), 'og:image')).toEqual(['https://shop.test/images/own?w=1200&h=630'])
  const tags = head(page, { ogImage: 'shop' })
  expect(content(tags, 'og:image')).toEqual(['https://shop.test/images/shop?w=1200&h=630'])
  expect([content(tags, 'og:image:width'), content(tags, 'og:image:height')]).toEqual([['1200'], ['630']])
  expect(content(head(page), 'og:image')).toEqual([])
})

test('OFF-09 icons are 32 and 128 px, for Apple 180 px; 128 px requires a large enough picture', () => {
  const sizes = (configuration: Configuration) => links(head(page, configuration), 'icon').map(({ sizes }) => sizes)
  expect(sizes({ appIcon: 'app', appIconSize: 128 })).toEqual(['32x32', '128x128'])
  expect(sizes({ appIcon: 'app', appIconSize: 127 })).toEqual(['32x32'])
  expect(sizes({ appIcon: 'app' })).toEqual(['32x32'])
  expect(sizes({ appIconSize: 512 })).toEqual([])
  expect(links(head(page, { appIcon: 'app' }), 'apple-touch-icon')).toEqual([
    { rel: 'apple-touch-icon', sizes: '180x180', href: 'https://shop.test/images/app?w=180&h=180' },
  ])
})

test('OFF-11 the head links to the app manifest, if any', () => {
  expect(links(head(page, { features: { webAppManifest: true } }), 'manifest')).toEqual([{ rel: 'manifest', href: '/manifest.json' }])
  expect(links(head(page, { features: {} }), 'manifest')).toEqual([])
})

test('ENT-23 the head contains metaTags of the configuration, except those that control the browser', () => {
  const tag = (type: string, typeValue: string) => ({ type, typeValue, contentValue: 'x' })
  const metaTags = [
    tag('name', 'theme-color'),
    tag('property', 'og:site_name'),
    tag('name', 'description'),
    tag('http-equiv', 'refresh'),
    tag('http-equiv', 'Content-Security-Policy'),
    tag('charset', 'utf-7'),
    tag('onload', 'alert(1)'),
    tag('name', 'Referrer'),
    tag('name', 'viewport'),
  ]
  const tags = head(page, { metaTags })
  expect(tags.filter(({ attributes }) => attributes.content === 'x').map(({ attributes }) => attributes)).toEqual([
    { name: 'theme-color', content: 'x' },
    { property: 'og:site_name', content: 'x' },
  ])
  expect(content(tags, 'description')).toEqual(['All tools'])
})

test('noindexes a page without blocks', () => {
  expect(content(head({ title: 'Page not found' }), 'robots')).toEqual(['noindex'])
  expect(content(head(page), 'robots')).toEqual([])
})
