import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/stores/wishlist/toggle-wishlist-item.ts')),
  ...(await import('../../../src/stores/wishlist/wishlist.ts')),
  ...(await import('../../../src/stores/wishlist/wishlist-check.ts')),
  ...(await import('../../../src/stores/wishlist/wishlist-merge.ts')),
  ...(await import('../../../src/stores/session/session.ts')),
  ...(await import('../../../src/stores/session/login/session-start.ts')),
  ...(await import('../../../src/kit/settings.ts')),
})
const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const
const key = 'shop:wishlist'

interface Asked {
  method: string
  path: string
  ids: string[]
  body: unknown
}
let browser = freshBrowser()
let asked: Asked[] = []
let answer: (asked: Asked) => unknown

beforeEach(() => {
  browser = freshBrowser()
  vi.useFakeTimers()
  asked = []
  answer = ({ ids }) => ids.map((id) => ({ id }))
  // a fake shop
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address)
    const call: Asked = {
      method,
      path: pathname,
      ids: (searchParams.get('id') ?? '').split(','),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }
    asked.push(call)
    const given = answer(call)
    return given instanceof Response || given instanceof Promise ? given : Response.json(given)
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const stored = () => JSON.parse(browser.stored()[key] ?? 'null')?.value
const leave = (value: unknown) => browser.leave(key, JSON.stringify({ version: 1, value }))
const open = async () => {
  const tab = await openTab(load)
  tab.modules.configure({ apiBase: shop.apiBase })
  tab.modules.$wishlist.listen(() => {})
  return tab
}
const wishes = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, [`C${index}`]]))

describe('catalogue check', () => {
  const ofProducts = () => asked.filter(({ path }) => path === '/api/products')
  /** A page without an element that shows the wishlist. */
  const openPage = async () => {
    vi.stubGlobal('location', { href: 'https://page.test/', origin: 'https://page.test', pathname: '/', search: '', hash: '' })
    const tab = await open()
    void tab.act(({ startSession }) => startSession())
    return tab
  }
  const passTime = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }

  test('WISH-04 runs once, a second after load, even if no element shows the wishlist', async () => {
    leave({ axe: ['AX-1'], gone: ['GO-1'] })
    answer = ({ path }) => (path === '/api/products' ? [{ id: 'axe', codes: ['AX-1'] }] : {})
    const { act, modules } = await openPage()
    void act(({ startSession }) => startSession())
    await passTime(999)
    expect(ofProducts()).toEqual([])
    await passTime(1)
    expect(modules.$wishlist.get()).toEqual({ axe: ['AX-1'] })
    expect(stored()).toEqual({ axe: ['AX-1'] })
    await passTime(10_000)
    expect(ofProducts()).toHaveLength(1)
  })

  test('WISH-04 an empty wishlist sends no request after load', async () => {
    await openPage()
    await passTime(10_000)
    expect(ofProducts()).toEqual([])
  })

  test('WISH-06 the next page repeats a failed save of a pruned wishlist', async () => {
    leave({ axe: ['AX-1'], gone: ['GO-1'] })
    answer = ({ method, path }) => (method === 'PUT' ? new Response('', { status: 500 }) : path === '/api/products' ? [{ id: 'axe' }] : {})
    const { act } = await open()
    act(({ $customer, checkWishlist }) => {
      $customer.set({})
      return checkWishlist(shop, 'en')
    })
    await passTime(5000)
    expect(JSON.parse(browser.stored()['shop:unsaved'] ?? '{}').value).toEqual(['wishlist'])
  })

  test('WISH-04 an empty wishlist sends no request', async () => {
    const { act } = await open()
    act(({ checkWishlist }) => checkWishlist(shop, 'en'))
    await vi.runAllTimersAsync()
    expect(asked).toEqual([])
  })

  test.each([
    ['status 500', () => new Response('', { status: 500 })],
    ['status 404', () => new Response('[]', { status: 404 })],
    ['HTML instead of JSON', () => new Response('<html></html>')],
    ['no body', () => new Response('')],
    ['null', () => null],
    ['an object', () => ({ products: [] })],
    ['a list with one bad item', () => [{ id: 'p0' }, { title: 'no id' }]],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no response in time', () => new Promise(() => {})],
    ['products that were not requested', () => [{ id: 'other' }]],
  ])('R25 %s prunes nothing', async (_, given) => {
    leave(wishes(3))
    answer = given
    const { act, modules } = await open()
    act(({ checkWishlist }) => checkWishlist(shop, 'en'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBeGreaterThan(0)
    expect(modules.$wishlist.get()).toEqual(wishes(3))
    expect(stored()).toEqual(wishes(3))
  })

  test('R25 a failed batch keeps its products, and the others are checked', async () => {
    leave(wishes(15))
    answer = ({ ids }) => (ids.length === 10 ? new Response('', { status: 400 }) : [])
    const { act, modules } = await open()
    act(({ checkWishlist }) => checkWishlist(shop, 'en'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(Object.keys(modules.$wishlist.get())).toHaveLength(10)
  })

  test('keeps items added during the check', async () => {
    leave({ gone: ['GO-1'] })
    answer = () => new Promise((resolve) => setTimeout(() => resolve(Response.json([])), 500))
    const { act, modules } = await open()
    act(({ checkWishlist }) => checkWishlist(shop, 'en'))
    await vi.advanceTimersByTimeAsync(200)
    act(({ toggleWishlistItem }) => toggleWishlistItem('axe', 'AX-1', true))
    await vi.advanceTimersByTimeAsync(1000)
    expect(modules.$wishlist.get()).toEqual({ axe: ['AX-1'] })
  })
})

describe('server sync', () => {
  const puts = () => asked.filter(({ method }) => method === 'PUT')

  test('WISH-06 pruning updates a customer’s copy on the server; a visitor has none', async () => {
    for (const customer of [undefined, {}]) {
      asked = []
      leave({ axe: ['AX-1'], gone: ['GO-1'] })
      answer = ({ method }) => (method === 'PUT' ? {} : [{ id: 'axe' }])
      const { act } = await open()
      act(({ $customer, checkWishlist }) => {
        $customer.set(customer)
        checkWishlist(shop, 'en')
      })
      await vi.runAllTimersAsync()
      expect(puts()).toMatchObject(customer ? [{ path: '/api/wishlist/variants', body: { axe: ['AX-1'] } }] : [])
    }
  })

  test('does not send a wishlist from which nothing is pruned', async () => {
    leave({ axe: ['AX-1'] })
    const { act } = await open()
    act(({ $customer, checkWishlist }) => {
      $customer.set({})
      checkWishlist(shop, 'en')
    })
    await vi.runAllTimersAsync()
    expect(puts()).toEqual([])
  })

  test('saves quick changes of a customer once, and those of a visitor not at all', async () => {
    const { act, modules } = await open()
    act(({ toggleWishlistItem }) => toggleWishlistItem('axe', 'AX-1', true))
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
    modules.$customer.set({})
    act(({ toggleWishlistItem }) => toggleWishlistItem('saw', 'SW-1', true))
    act(({ toggleWishlistItem }) => toggleWishlistItem('pen', 'PE-1', true))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(puts()).toMatchObject([{ body: { axe: ['AX-1'], saw: ['SW-1'], pen: ['PE-1'] } }])
  })

  test.each([
    ['is saved if it has more items than the server’s', { axe: ['AX-1'] }, 1],
    ['is not saved if it has no more items', { axe: ['AX-1', 'AX-2'] }, 0],
  ])('WISH-07 WISH-08 the wishlist merged after a login %s', async (_, theirs, expected) => {
    leave({ axe: ['AX-2'] })
    answer = ({ method }) => (method === 'PUT' ? {} : { variantCodesByProductId: theirs })
    const { act, modules } = await open()
    await act(({ mergeWithServerWishlist: joinWishlists }) => joinWishlists(shop, true))
    expect([...(modules.$wishlist.get().axe ?? [])].sort()).toEqual(['AX-1', 'AX-2'])
    expect(puts()).toHaveLength(expected)
  })

  test('R25 a failed request after a login keeps the browser’s wishlist', async () => {
    leave({ axe: ['AX-2'] })
    answer = () => new Response('', { status: 401 })
    const { act, modules } = await open()
    await expect(act(({ mergeWithServerWishlist: joinWishlists }) => joinWishlists(shop, true))).rejects.toThrow('401')
    expect(modules.$wishlist.get()).toEqual({ axe: ['AX-2'] })
  })
})

describe('storage', () => {
  test('two tabs that add at the same time keep both items', async () => {
    const first = await open()
    const second = await open()
    first.act(({ toggleWishlistItem }) => toggleWishlistItem('axe', 'AX-1', true))
    second.act(({ toggleWishlistItem }) => toggleWishlistItem('saw', 'SW-1', true))
    await vi.advanceTimersByTimeAsync(5)
    for (const { modules } of [first, second]) expect(modules.$wishlist.get()).toEqual({ axe: ['AX-1'], saw: ['SW-1'] })
  })

  test.each(['{', 'null', '[1]', '"x"', '{"version":1,"value":{"axe":"AX-1","saw":[1]}}'])(
    'R22 is empty and works with %s in storage',
    async (text) => {
      browser.leave(key, text)
      const { act, modules } = await open()
      expect(modules.$wishlist.get()).toEqual({})
      act(({ toggleWishlistItem }) => toggleWishlistItem('axe', 'AX-1', true))
      expect(stored()).toEqual({ axe: ['AX-1'] })
    },
  )
})
