import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshBrowser } from '../../browser/tabs.ts'
import { createFakeServer, openShopTab, reload, shop } from './session-tab.ts'

const ona = { id: 'ona', name: 'Ona' }
const line = (code: string, quantity: number) => ({ guid: `theirs-${code}`, id: code, code, quantity })
const theirs = (...products: object[]) => JSON.stringify({ guid: 'theirs', expiry: 9_999_999_999, products })
const mug = { id: '1', code: 'MUG', price: 9 }

let browser = freshBrowser()
let fakeServer = createFakeServer()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true }) // timers of one test must not fire in the next
  reload.mockReset()
  browser = freshBrowser()
  fakeServer = createFakeServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A page of a visitor with a mug in the cart and an axe on the wishlist. */
async function openVisit() {
  const tab = await openShopTab()
  tab.act(({ addToCart, toggleWishlistItem }) => {
    addToCart(mug, 2)
    toggleWishlistItem('axe', 'AX-1', true)
  })
  return tab
}
type Tab = Awaited<ReturnType<typeof openShopTab>>
/** A reloaded page, or another one. */
async function open(): Promise<Tab> {
  const tab = await openShopTab()
  await tab.act(({ startSession }) => startSession())
  await settled()
  return tab
}
async function settled() {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled()
    await browser.settled()
  }
}
const logIn = ({ act }: Tab) => {
  fakeServer.customer = ona
  act(({ afterLogin }) => afterLogin('login'))
}
const lines = ({ modules }: Tab) =>
  Object.fromEntries(modules.$activeCart.get().products.map(({ code, quantity }: { code: string; quantity: number }) => [code, quantity]))
const saves = () => fakeServer.calls.filter(({ name }) => name === 'POST /api/carts')
const wishlistWrites = () => fakeServer.calls.filter(({ name }) => name === 'PUT /api/wishlist/variants')
const savedLines = () => {
  const sent = saves().at(-1)?.body as { data: string } | undefined
  return JSON.parse(sent?.data ?? '{"products":[]}').products.map(({ code }: { code: string }) => code)
}
const fails = () => new Response('{}', { status: 500 })

describe('merge after login', () => {
  test('CART-14 WISH-07 after the reload, cart and wishlist contain both sides, and so does the server', async () => {
    fakeServer.cart = theirs(line('PEN', 3), line('MUG', 9))
    fakeServer.wishlist = { saw: ['SW-1'] }
    logIn(await openVisit())
    const page = await open()
    await vi.waitFor(() => expect(wishlistWrites()).toHaveLength(1)) // the first page of this file loads the code of the wishlist
    expect(lines(page)).toEqual({ PEN: 3, MUG: 9 })
    expect(page.modules.$activeCart.get().guid).toBe('theirs')
    expect(page.modules.$wishlist.get()).toEqual({ saw: ['SW-1'], axe: ['AX-1'] })
    expect(saves()).toEqual([]) // the server has every code already
    expect(wishlistWrites().map(({ body }) => body)).toEqual([{ saw: ['SW-1'], axe: ['AX-1'] }])
  })

  test('CART-15 saves merged additions once', async () => {
    fakeServer.cart = theirs(line('PEN', 3))
    logIn(await openVisit())
    const page = await open()
    expect(lines(page)).toEqual({ PEN: 3, MUG: 2 })
    await open()
    expect(saves()).toHaveLength(1)
    expect(savedLines()).toEqual(['PEN', 'MUG'])
  })

  test.each([
    ['none', undefined],
    ['broken JSON', '{"products":['],
    ['something else', '["PEN"]'],
    ['nothing', 'null'],
  ])('CART-14 saves the browser’s cart if the server has %s as cart', async (_, data) => {
    fakeServer.cart = data
    logIn(await openVisit())
    const page = await open()
    expect(lines(page)).toEqual({ MUG: 2 })
    expect(saves()).toHaveLength(1)
  })

  test('WISH-08 does not send a wishlist with no more items than the server’s', async () => {
    fakeServer.wishlist = { axe: ['AX-1'], saw: ['SW-1'] }
    logIn(await openVisit())
    const page = await open()
    expect(page.modules.$wishlist.get()).toEqual(fakeServer.wishlist)
    expect(wishlistWrites()).toEqual([])
  })

  test('keeps a visitor’s carts and wishlist in the browser', async () => {
    await openVisit()
    await open()
    expect(fakeServer.calls.map(({ name }) => name)).toEqual(['GET /api/customer/account-details'])
  })
})

describe('once per login', () => {
  test('CART-14 items removed after the merge do not return', async () => {
    fakeServer.cart = theirs(line('PEN', 3))
    logIn(await openVisit())
    const page = await open()
    page.act(({ setQuantity }) => setQuantity('theirs-PEN', 0))
    const later = await open()
    expect(lines(later)).toEqual({ MUG: 2 })
    expect(fakeServer.count('GET /api/carts')).toBe(1)
    expect(fakeServer.count('GET /api/wishlist/variants')).toBe(1)
  })

  test('CART-14 the next login merges again', async () => {
    logIn(await openVisit())
    const page = await open()
    fakeServer.cart = theirs(line('PEN', 1))
    logIn(page)
    expect(lines(await open())).toEqual({ PEN: 1, MUG: 2 })
  })

  test('CART-14 WISH-07 a failed request changes nothing and is retried, and nothing is saved before', async () => {
    fakeServer.cart = theirs(line('PEN', 3))
    fakeServer.wishlist = { saw: ['SW-1'] }
    fakeServer.answers.set('GET /api/carts', fails).set('GET /api/wishlist/variants', fails)
    logIn(await openVisit())
    const page = await open()
    page.act(({ addToCart, toggleWishlistItem }) => {
      addToCart({ id: '2', code: 'BOX' }, 1)
      toggleWishlistItem('pen', 'PE-1', true)
    })
    await settled()
    await vi.advanceTimersByTimeAsync(1000) // past the save delay
    await settled()
    expect([saves(), wishlistWrites()]).toEqual([[], []])
    expect(lines(page)).toEqual({ MUG: 2, BOX: 1 })
    fakeServer.answers.clear()
    page.say('focus')
    await settled()
    expect(lines(page)).toEqual({ PEN: 3, MUG: 2, BOX: 1 })
    expect(savedLines()).toEqual(['PEN', 'MUG', 'BOX'])
    expect(wishlistWrites().map(({ body }) => body)).toEqual([{ saw: ['SW-1'], axe: ['AX-1'], pen: ['PE-1'] }])
  })

  test('CART-15 repeats a failed save at the next start without another merge', async () => {
    fakeServer.cart = theirs(line('PEN', 3))
    fakeServer.answers.set('POST /api/carts', fails).set('PUT /api/wishlist/variants', fails)
    logIn(await openVisit())
    const page = await open()
    page.act(({ setQuantity }) => setQuantity('theirs-PEN', 0))
    fakeServer.answers.clear()
    const asked = saves().length
    const later = await open()
    expect(lines(later)).toEqual({ MUG: 2 })
    expect(saves().slice(asked)).toHaveLength(1)
    expect(savedLines()).toEqual(['MUG'])
    expect(fakeServer.count('GET /api/carts')).toBe(1)
    expect(wishlistWrites()).toHaveLength(2)
  })

  test('ignores a response after the logout', async () => {
    let answer = (_: Response) => {}
    fakeServer.answers.set('GET /api/carts', () => new Promise((resolve) => (answer = resolve)))
    logIn(await openVisit())
    const page = await open()
    await page.act(({ logOut }) => logOut(shop))
    answer(Response.json({ data: theirs(line('PEN', 3)) }))
    await settled()
    expect(lines(page)).toEqual({ MUG: 2 })
    expect(saves()).toEqual([])
  })
})

describe('marketing reports', () => {
  const reports = () => fakeServer.calls.filter(({ name }) => name === 'POST /api/mailchimp/create_cart').map(({ body }) => body)
  /** A tab that subscribes to prices, with a mug in the cart. */
  async function priced() {
    const tab = await open()
    tab.modules.$pricing.listen(() => {})
    tab.act(({ addToCart }) => addToCart(mug, 2))
    return tab
  }

  test('CART-16 reports each cart of a customer once its price has loaded, in one call', async () => {
    fakeServer.customer = ona
    const { act, modules } = await priced()
    await vi.advanceTimersByTimeAsync(5000)
    act(({ addToCart }) => addToCart(mug, 1))
    act(({ setQuantity, $activeCart }) => setQuantity($activeCart.get().products[0]?.guid ?? '', 5))
    await vi.advanceTimersByTimeAsync(5000)
    const first = modules.$activeCart.get().guid
    act(({ openNewCart, addToCart }) => {
      openNewCart()
      addToCart(mug, 1)
    })
    await vi.advanceTimersByTimeAsync(5000)
    const second = modules.$activeCart.get().guid
    expect(reports()).toMatchObject([
      { id: first, total: 12, currency: 'EUR', productDetails: {}, products: [{ code: 'MUG', quantity: 2 }] },
      { id: first, products: [{ code: 'MUG', quantity: 5 }] },
      { id: second, products: [{ code: 'MUG', quantity: 1 }] },
    ])
  })

  /** A page of Ona, who filled two carts as a visitor. */
  async function twoCarts() {
    const visitor = await openShopTab()
    visitor.act(({ addToCart, openNewCart }) => {
      addToCart(mug, 2)
      openNewCart()
      addToCart({ id: '2', code: 'PEN' }, 1)
    })
    logIn(visitor)
    const tab = await open()
    await vi.advanceTimersByTimeAsync(5000)
    return tab
  }
  const reportedCodes = () =>
    (reports() as { products: { code: string }[] }[]).map(({ products }) => products.map(({ code }) => code).join()).sort()

  test('CART-16 reports every cart with its own price, even if no element shows it', async () => {
    fakeServer.answers.set('POST /api/orders/price', (body) => {
      const [first] = (body as { products: { code: string }[] }).products
      return Response.json({ total: first?.code === 'PEN' ? 3 : 18, currency: 'EUR', productDetails: {} })
    })
    await twoCarts()
    expect(reportedCodes()).toEqual(['MUG', 'PEN'])
    expect(reports()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ total: 18, products: [expect.objectContaining({ code: 'MUG', quantity: 2 })] }),
        expect.objectContaining({ total: 3, products: [expect.objectContaining({ code: 'PEN' })] }),
      ]),
    )
  })

  test('CART-16 prices and reports a cart again only after a change', async () => {
    const { act, modules } = await twoCarts()
    const [, inactive] = modules.$carts.get()
    fakeServer.calls.length = 0
    act(({ activateCart }) => activateCart(inactive?.guid ?? ''))
    await vi.advanceTimersByTimeAsync(5000)
    expect([fakeServer.count('POST /api/orders/price'), reportedCodes()]).toEqual([0, []])

    const [, other] = modules.$carts.get()
    act(({ setQuantity }) => setQuantity(other?.products[0]?.guid ?? '', 4))
    await vi.advanceTimersByTimeAsync(5000)
    expect(reports()).toMatchObject([{ id: other?.guid, products: [{ quantity: 4 }] }])

    fakeServer.calls.length = 0
    await open()
    await vi.advanceTimersByTimeAsync(5000)
    expect([fakeServer.count('POST /api/orders/price'), reportedCodes()]).toEqual([0, []])
  })

  test('CART-16 the next page repeats a failed report', async () => {
    fakeServer.answers.set('POST /api/mailchimp/create_cart', fails)
    await twoCarts()
    fakeServer.answers.clear()
    fakeServer.calls.length = 0
    await open()
    await vi.advanceTimersByTimeAsync(5000)
    expect(reportedCodes()).toEqual(['MUG', 'PEN'])
  })

  test('CART-16 reports the carts left by a customer for the next one', async () => {
    const tab = await twoCarts()
    await tab.act(({ logOut }) => logOut(shop))
    fakeServer.calls.length = 0
    logIn(tab)
    await open()
    await vi.advanceTimersByTimeAsync(5000)
    expect(reportedCodes()).toEqual(['MUG', 'PEN'])
  })

  test('CART-16 does not report a visitor’s cart', async () => {
    await priced()
    await vi.advanceTimersByTimeAsync(5000)
    expect(fakeServer.count('POST /api/orders/price')).toBe(1)
    expect(reports()).toEqual([])
  })

  test('CART-16 does not report a cart if its customer logs out before the delay ends', async () => {
    fakeServer.customer = ona
    const { act } = await priced()
    await vi.advanceTimersByTimeAsync(400)
    expect(fakeServer.count('POST /api/orders/price')).toBe(1)
    await act(({ logOut }) => logOut(shop))
    await vi.advanceTimersByTimeAsync(5000)
    expect(reports()).toEqual([])
  })

  test('a failed report is only logged', async () => {
    fakeServer.customer = ona
    fakeServer.answers.set('POST /api/mailchimp/create_cart', fails)
    await priced()
    await vi.advanceTimersByTimeAsync(5000)
    expect(reports()).toHaveLength(1)
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Http status 500 for http://shop.test/api/mailchimp/create_cart')
  })
})
