import { beforeEach, expect, test, vi } from 'vitest'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = () => import('../../../src/stores/product/recent-products.ts')
const openLooking = async () => {
  const tab = await openTab(load)
  tab.modules.$recentProducts.listen(() => {})
  return tab
}
const key = 'shop:recent'
let browser: ReturnType<typeof freshBrowser>

beforeEach(() => {
  browser = freshBrowser()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const seen = ({ modules }: Awaited<ReturnType<typeof openLooking>>) => modules.$recentProducts.get()

test('stores viewed products for the next page and other tabs', async () => {
  const first = await openLooking()
  const second = await openLooking()
  first.act(({ addRecentProduct: recordRecent }) => recordRecent('a'))
  await vi.waitFor(() => expect(seen(second)).toEqual(['a']))
  second.act(({ addRecentProduct: recordRecent }) => recordRecent('b'))
  await vi.waitFor(() => expect(seen(first)).toEqual(['b', 'a']))
  const next = await openLooking()
  expect(seen(next)).toEqual(['b', 'a'])
})

test('clearing empties the list in every tab', async () => {
  const first = await openLooking()
  const second = await openLooking()
  first.act(({ addRecentProduct: recordRecent }) => recordRecent('a'))
  await vi.waitFor(() => expect(seen(second)).toEqual(['a']))
  first.act(({ clearRecent }) => clearRecent())
  await vi.waitFor(() => expect(seen(second)).toEqual([]))
  expect(browser.stored()[key]).not.toContain('"a"')
})

test('R22 any stored value parses to a list of ids', async () => {
  const texts: [stored: string, read: string[]][] = [
    ['{"version":1,"value":["a",7,null,"b","a","",{"id":"c"}]}', ['a', 'b']],
    ['{"version":1,"value":{"__proto__":["a"]}}', []],
    ['not json', []],
    [JSON.stringify({ version: 1, value: ['x'.repeat(201), 'a'] }), ['a']],
    [
      JSON.stringify({ version: 1, value: Array.from({ length: 500 }, (_, id) => `${id}`) }),
      Array.from({ length: 20 }, (_, id) => `${id}`),
    ],
  ]
  for (const [stored, read] of texts) {
    browser = freshBrowser()
    browser.leave(key, stored)
    const tab = await openLooking()
    expect(seen(tab)).toEqual(read)
  }
})
