import { afterEach, expect, test, vi } from 'vitest'
import { changedShop, render } from './rendered.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a server shows a change of the shop after a few seconds, and asks it for nothing until then', async () => {
  let title = 'Before'
  const asked: string[] = []
  const shop = await changedShop((body, { pathname }) => {
    asked.push(pathname)
    return pathname === '/api/products' ? body.replace(/"title":"[^"]*"/g, `"title":"${title}"`) : body
  })
  const show = async () => (await render('shop-product-list', { 'product-list': 'trail' }, { shop })).text.match(/Before|After/)?.[0]
  expect(await show()).toBe('Before')
  title = 'After'
  const first = asked.length
  expect(await show()).toBe('Before')
  expect(asked).toHaveLength(first)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 6000)
  expect(await show()).toBe('After')
  expect(asked).toHaveLength(2 * first)
})

test('a tag that was rendered before is rendered again for other attributes, language, URL, screen or settings', async () => {
  const attributes = { 'product-list': 'trail', 'page-size': '2', 'url-sync': 'on', count: true }
  const first = (await render('shop-product-list', attributes, { path: '/a' })).html
  expect((await render('shop-product-list', attributes, { path: '/a' })).html === first).toBe(true)
  const others = [
    await render('shop-product-list', { ...attributes, heading: 'Other' }, { path: '/a' }),
    await render('shop-product-list', attributes, { path: '/a', language: 'lt' }),
    await render('shop-product-list', attributes, { path: '/b' }),
    await render('shop-product-list', attributes, { path: '/a', search: '?page=1' }),
    await render('shop-product-list', attributes, { path: '/a', screen: 'desktop' }),
    await render('shop-product-list', attributes, { path: '/a', settings: { theme: 'dark' } }),
  ]
  expect(others.map(({ html }) => html === first)).not.toContain(true)
})

test('the elements of a page are rendered for its route', async () => {
  const trail = async (path: string) =>
    (await render('shop-page', {}, { path })).element.querySelector<HTMLTemplateElement>('shop-breadcrumbs > template')?.content.textContent
  const [tools, kitchen] = [await trail('/c/workshop/hand-tools'), await trail('/c/kitchen/cooking')]
  expect(tools === kitchen).toBe(false)
  expect(await trail('/c/workshop/hand-tools')).toBe(tools)
})
