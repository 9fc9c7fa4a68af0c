import { beforeEach, expect, test, vi } from 'vitest'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const

let asked: string[] = []
beforeEach(() => {
  freshBrowser()
  asked = []
  // a fake shop
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).search)
    return Response.json([{ id: 'tools', title: 'Tools' }])
  })
})

test('CALL-14 caches categories by query string, for later subscribers as well', async () => {
  const { modules } = await openTab(() => import('../../../src/stores/listing/categories.ts'))
  const ask = async (depth: 1 | 2) => {
    const store = modules.categoriesStore(shop, { lang: 'en', topLevel: true, depth })
    const leave = store.listen(() => {})
    await vi.waitFor(() => expect(store.get().status).toBe('ready'))
    return leave
  }
  const leave = await Promise.all([ask(1), ask(1), ask(2)])
  expect(new Set(asked).size).toBe(2)
  for (const one of leave) one()
  await ask(1)
  await ask(2)
  expect(asked).toHaveLength(2)
})
