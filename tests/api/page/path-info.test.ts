import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getRoute } from '../../../src/api/path-info.ts'
import { openReadShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

type Connected = Awaited<ReturnType<typeof connect>>
let server: Connected
beforeEach(async () => {
  server = await connect(openReadShop)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('GET /content/path-info', () => {
  test('CALL-58 ROUTE-06 ROUTE-17 asks by path, search, lang and token, and reads the route', async () => {
    const route = await getRoute(shop, { path: '/c/workshop', search: 'page=2', lang: 'en', token: 'preview' })
    expect(Object.fromEntries(server.last().query)).toEqual({ path: '/c/workshop', search: 'page=2', lang: 'en', token: 'preview' })
    expect(server.last()).toMatchObject({ method: 'GET', path: '/content/path-info' })
    expect(route).toMatchObject({ path: '/c/workshop', language: 'en', title: 'Workshop', displayCategoriesListDesktop: true })
    expect(route.alternatives).toEqual({ en: '/c/workshop', lt: '/lt/c/dirbtuves' })
    expect(route.blocks?.map(({ type }) => type)).toContain('category')
  })

  test('CALL-58 without query and token neither is sent, and a page that does not exist is an empty route', async () => {
    expect(await getRoute(shop, { path: '/no-such-page', search: '', lang: 'en' })).toEqual({})
    expect([...server.last().query.keys()]).toEqual(['path', 'lang'])
  })

  test('CALL-58 R16 an answer that is no route is a failed call', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ path: 7, blocks: 'none' }))
    vi.spyOn(console, 'error').mockReturnValue()
    await expect(getRoute(shop, { path: '/', search: '', lang: 'en' })).rejects.toThrow('Http status 200')
  })
})
