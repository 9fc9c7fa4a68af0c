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
  test('CALL-58 ROUTE-06 ROUTE-17 sends path, search, lang and token and returns the route', async () => {
    const route = await getRoute(shop, { path: '/c/workshop', search: 'page=2', lang: 'en', token: 'preview' })
    expect(Object.fromEntries(server.last().query)).toEqual({ path: '/c/workshop', search: 'page=2', lang: 'en', token: 'preview' })
    expect(server.last()).toMatchObject({ method: 'GET', path: '/content/path-info' })
    expect(route).toMatchObject({ path: '/c/workshop', language: 'en', title: 'Workshop' })
    expect(route.alternatives).toEqual({ en: '/c/workshop', lt: '/lt/c/dirbtuves' })
    expect(route.blocks?.map(({ type }) => type)).toContain('category')
    const overview = await getRoute(shop, { path: '/c/pantry/cold-counter', search: '', lang: 'en' })
    expect(overview).toMatchObject({ title: 'Cold counter', displayCategoriesListDesktop: true })
  })

  test('CALL-58 omits an empty search and token; an unknown page gives an empty route', async () => {
    expect(await getRoute(shop, { path: '/no-such-page', search: '', lang: 'en' })).toEqual({})
    expect([...server.last().query.keys()]).toEqual(['path', 'lang'])
  })

  test('CALL-58 R16 a response that is not a route throws', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ path: 7, blocks: 'none' }))
    vi.spyOn(console, 'error').mockReturnValue()
    await expect(getRoute(shop, { path: '/', search: '', lang: 'en' })).rejects.toThrow('Http status 200')
  })
})
