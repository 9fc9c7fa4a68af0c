import { beforeEach, expect, test, vi } from 'vitest'
import type { Menu } from '../../../src/model/page/menu.ts'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/stores/page/menus.ts')),
  ...(await import('../../../src/stores/app/configuration.ts')),
})
const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const
const main = { type: 'main_menu', language: 'en' } as const
const titles = (menu: Menu | undefined) => menu?.nodes.map(({ title }) => title)

let browser = freshBrowser()
let asked: string[] = []
let answers: Record<string, unknown> = {}
beforeEach(() => {
  browser = freshBrowser()
  asked = []
  answers = {
    '/api/menus/main_menu': { type: 'main_menu', nodes: [{ id: 1, title: 'Tools' }] },
    '/api/configuration': { seed: 1 },
  }
  // a fake shop
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address)
    asked.push(pathname + search)
    const answer = answers[pathname]
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('CALL-33 elements with the same menu and language share one request', async () => {
  const { modules } = await openTab(load)
  for (const language of ['en', 'en', 'lt', 'en']) modules.menuStore(shop, { type: 'main_menu', language }).listen(() => {})
  await vi.waitFor(() => expect(titles(modules.menuStore(shop, main).get().value)).toEqual(['Tools']))
  expect(asked.sort()).toEqual(['/api/menus/main_menu?lang=en', '/api/menus/main_menu?lang=lt'])
})

test('renders the cached menu at once at the next visit, and keeps it if the request fails', async () => {
  const first = await openTab(load)
  first.modules.menuStore(shop, main).listen(() => {})
  await vi.waitFor(() => expect(first.modules.menuStore(shop, main).get().status).toBe('ready'))
  answers = {}
  const { modules } = await openTab(load)
  const store = modules.menuStore(shop, main)
  store.listen(() => {})
  expect(titles(store.get().value)).toEqual(['Tools'])
  await vi.waitFor(() => expect(store.get().status).toBe('failed'))
  expect(titles(store.get().value)).toEqual(['Tools'])
})

test('a new seed of the configuration clears cached menus', async () => {
  browser.leave('shop:configuration', JSON.stringify({ version: 1, value: { 'http://shop.test|en': { seed: '0' } } }))
  const kept = { 'http://shop.test|main_menu|en': { type: 'main_menu', nodes: [{ id: 1, title: 'Old' }] } }
  browser.leave('shop:menus', JSON.stringify({ version: 1, value: kept }))
  delete answers['/api/menus/main_menu'] // a fresh menu would replace it anyway
  const { modules } = await openTab(load)
  expect(titles(modules.menuStore(shop, main).get().value)).toEqual(['Old'])
  modules.configurationStore(shop, 'en').listen(() => {})
  await vi.waitFor(() => expect(browser.stored()['shop:menus']).not.toContain('Old'))
})
