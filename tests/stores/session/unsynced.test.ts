import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshBrowser } from '../../browser/tabs.ts'
import { createFakeServer, openShopTab } from './session-tab.ts'

const ona = { id: 'ona', name: 'Ona' }
const mug = { id: '1', code: 'MUG', price: 9 }
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const everything = ['GET /api/customer/account-details', 'GET /api/carts', 'POST /api/carts', 'PUT /api/wishlist/variants']

let browser = freshBrowser()
let far = createFakeServer()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  browser = freshBrowser()
  far = createFakeServer()
  far.customer = ona
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settled = async () => {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled()
    await browser.settled()
  }
}
/** A page of the customer with nothing unsaved. */
async function open() {
  const tab = await openShopTab()
  await tab.act(({ startSession }) => startSession())
  await settled()
  return tab
}
type Tab = Awaited<ReturnType<typeof open>>
const disconnect = () => {
  for (const name of everything) far.answers.set(name, unreachable)
}
const connect = async (tab: Tab) => {
  far.answers.clear()
  far.calls.length = 0
  tab.say('online')
  await settled()
  await vi.advanceTimersByTimeAsync(2000)
  await settled()
}
const change = async (tab: Tab, code: string) => {
  tab.act(({ addToCart, toggleWishlistItem }) => {
    addToCart({ ...mug, code }, 1)
    toggleWishlistItem(code, `${code}-1`, true)
  })
  await vi.advanceTimersByTimeAsync(2000) // past the save delay and its retry
  await settled()
}
const savedCodes = () => {
  const sent = far.calls.filter(({ name }) => name === 'POST /api/carts').map(({ body }) => (body as { data: string }).data)
  return sent.map((data) => JSON.parse(data).products.map(({ code }: { code: string }) => code))
}
const savedWishes = () =>
  far.calls.filter(({ name }) => name === 'PUT /api/wishlist/variants').map(({ body }) => Object.keys(body as object))

test('OFF-06 CART-02 saves offline changes once when the browser is online', async () => {
  const tab = await open()
  await change(tab, 'PEN')
  disconnect()
  await change(tab, 'MUG')
  await change(tab, 'BOX')
  await connect(tab)
  expect(savedCodes()).toEqual([['PEN', 'MUG', 'BOX']])
  expect(savedWishes()).toEqual([['PEN', 'MUG', 'BOX']])
  await connect(tab)
  expect([savedCodes(), savedWishes()]).toEqual([[], []])
})

describe('while the shop cannot be reached', () => {
  /** the server is down, and its process is the only thing that changes: the browser stays online */
  const stop = () => {
    far.isDown = true
  }
  const start = () => {
    far.isDown = false
    far.calls.length = 0
  }
  const probes = () => far.calls.filter(({ name }) => name.startsWith('HEAD ')).length
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await settled()
  }

  test('OFF-06 CART-02 any call that works sends the changes of cart and wishlist, once', async () => {
    const tab = await open()
    const seen: unknown[] = []
    tab.modules.$unsent.subscribe((targets) => seen.push([...targets]))
    stop()
    await change(tab, 'MUG')
    expect(tab.modules.$unsent.get()).toEqual(['cart', 'wishlist'])
    start()
    tab.act(({ $pricing }) => $pricing.listen(() => {}))
    await pass(400)
    // a busy machine needs real time to load the pricing code, which fake timers do not pass
    await vi.waitFor(
      async () => {
        await settled()
        expect(far.count('POST /api/orders/price')).toBe(1)
      },
      { timeout: 10_000 },
    )
    await pass(0)
    expect([savedCodes(), savedWishes()]).toEqual([[['MUG']], [['MUG']]])
    expect(tab.modules.$unsent.get()).toEqual([])
    far.calls.length = 0
    await tab.act(({ refreshSession }) => refreshSession())
    await pass(300_000)
    expect([savedCodes(), savedWishes(), probes()]).toEqual([[], [], 0])
  })

  test('OFF-06 CART-02 changes are unsent until the shop accepts them, also while it answers errors', async () => {
    const tab = await open()
    const seen: string[] = []
    tab.modules.$unsent.subscribe((targets) => seen.push(targets.join()))
    stop()
    await change(tab, 'MUG')
    start()
    far.answers.set('POST /api/carts', () => new Response('', { status: 500 }))
    await pass(300_000)
    expect(tab.modules.$unsent.get()).toEqual(['cart'])
    expect(far.count('POST /api/carts')).toBeLessThan(20)
    far.answers.clear()
    far.calls.length = 0
    await pass(60_000)
    expect(savedCodes()).toEqual([['MUG']])
    expect(tab.modules.$unsent.get()).toEqual([])
    expect(seen.filter((targets, index) => targets !== seen[index - 1])).toEqual(['', 'cart,wishlist', 'cart', ''])
  })

  test.each([429, 500])(
    'OFF-06 a change that the shop refuses with %i is unsent without an outage, too, and sent again',
    async (status) => {
      const tab = await open()
      tab.modules.$unsent.subscribe(() => {})
      far.answers.set('PUT /api/wishlist/variants', () => new Response('', { status }))
      await change(tab, 'MUG')
      expect(tab.modules.$unsent.get()).toEqual(['wishlist'])
      far.answers.clear()
      far.calls.length = 0
      await pass(60_000)
      expect([savedWishes(), tab.modules.$unsent.get()]).toEqual([[['MUG']], []])
    },
  )

  test('OFF-06 CART-02 a visible page finds the shop again by itself', async () => {
    const tab = await open()
    stop()
    await change(tab, 'MUG')
    await pass(600_000)
    expect(probes()).toBeGreaterThan(9)
    expect(probes()).toBeLessThan(25)
    start()
    await pass(60_000)
    expect([savedCodes(), savedWishes()]).toEqual([[['MUG']], [['MUG']]])
  })

  test('OFF-06 a hidden page does not ask, and asks as soon as it is shown', async () => {
    const tab = await open()
    stop()
    await change(tab, 'MUG')
    const asked = probes()
    Object.assign(document, { hidden: true })
    tab.say('visibilitychange')
    await pass(600_000)
    expect(probes()).toBe(asked)
    start()
    Object.assign(document, { hidden: false })
    tab.say('visibilitychange')
    await pass(500)
    expect([savedCodes(), savedWishes()]).toEqual([[['MUG']], [['MUG']]])
  })

  test('OFF-06 a call that keeps failing is not repeated more and more often by the calls that work', async () => {
    const tab = await open()
    const menu = tab.modules.menuStore({ apiBase: 'http://shop.test', credentials: 'omit' }, { type: 'main_menu', language: 'en' })
    menu.listen(() => {})
    far.answers.set('GET /api/menus/main_menu', () => new Response('', { status: 503 }))
    menu.reload()
    for (let second = 0; second < 600; second += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      tab.act(({ refreshSession }) => void refreshSession())
    }
    expect(far.count('GET /api/menus/main_menu')).toBeLessThan(50)
    expect(menu.get().status).toBe('failed')
  })

  test('R20 a page opened during the outage recovers with the first call that works', async () => {
    await open()
    stop()
    const tab = await open()
    const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const
    const menu = tab.modules.menuStore(shop, { type: 'main_menu', language: 'en' })
    const states: string[] = []
    menu.subscribe(({ status }) => states.push(status))
    await pass(1000)
    await change(tab, 'MUG')
    expect(menu.get().status).toBe('failed')
    start()
    far.answers.set('GET /api/menus/main_menu', () => Response.json({ type: 'main_menu', nodes: [] }))
    tab.act(({ $pricing }) => $pricing.listen(() => {}))
    await pass(1000)
    expect(menu.get().status).toBe('ready')
    expect(states).toEqual(['loading', 'failed', 'ready'])
    expect([savedCodes(), savedWishes()]).toEqual([[['MUG']], [['MUG']]])
  })
})

test('OFF-06 loads prices requested offline when the browser is online', async () => {
  const tab = await open()
  tab.modules.$pricing.listen(() => {})
  far.answers.set('POST /api/orders/price', unreachable)
  await change(tab, 'MUG')
  expect(tab.modules.$pricing.get().status).toBe('failed')
  await connect(tab)
  expect(tab.modules.$pricing.get()).toMatchObject({ status: 'ready', value: { total: 12 } })
})

test('OFF-06 saves a change on a page opened offline as well', async () => {
  await open()
  disconnect()
  const tab = await open()
  await change(tab, 'MUG')
  await connect(tab)
  expect(savedCodes()).toEqual([['MUG']])
  expect(savedWishes()).toEqual([['MUG']])
})

test('OFF-06 saves a change at the next visit if its page was closed', async () => {
  const tab = await open()
  disconnect()
  await change(tab, 'MUG')
  far.answers.clear()
  far.calls.length = 0
  await open()
  expect(savedCodes()).toEqual([['MUG']])
  far.calls.length = 0
  await open()
  expect(savedCodes()).toEqual([])
})

describe('leaving a page before a change is sent', () => {
  const hurry = (tab: Tab, title = 'Mug') => {
    far.calls.length = 0
    tab.act(({ addToCart, toggleWishlistItem }) => {
      addToCart({ ...mug, title }, 1)
      toggleWishlistItem('MUG', 'MUG-1', true)
    })
  }
  const saves = () => far.calls.filter(({ name }) => /^(POST|PUT) /.test(name)).map(({ name, keepalive }) => [name, keepalive])

  test('CALL-18 CALL-22 the next page sends the change once', async () => {
    hurry(await open())
    vi.clearAllTimers() // the document has unloaded
    await open()
    expect(savedCodes()).toEqual([['MUG']])
    expect(savedWishes()).toEqual([['MUG']])
    far.calls.length = 0
    await open()
    expect(saves()).toEqual([])
  })

  test.each(['pagehide', 'visibilitychange'])('CALL-18 CALL-22 sends the change at %s with keepalive requests', async (event) => {
    const tab = await open()
    hurry(tab)
    await vi.dynamicImportSettled()
    expect(saves()).toEqual([])
    if (event === 'visibilitychange') Object.assign(document, { visibilityState: 'hidden' })
    tab.say(event)
    vi.clearAllTimers()
    await settled()
    expect(saves().sort()).toEqual([
      ['POST /api/carts', true],
      ['PUT /api/wishlist/variants', true],
    ])
    expect([savedCodes(), savedWishes()]).toEqual([[['MUG']], [['MUG']]])
  })

  test('CALL-18 the next page repeats a failed keepalive request', async () => {
    const tab = await open()
    disconnect()
    hurry(tab)
    await vi.dynamicImportSettled()
    tab.say('pagehide')
    vi.clearAllTimers()
    await settled()
    far.answers.clear()
    far.calls.length = 0
    await open()
    expect([savedCodes(), savedWishes()]).toEqual([[['MUG']], [['MUG']]])
  })

  test('CALL-18 the next page sends a cart too large for keepalive', async () => {
    const tab = await open()
    far.answers.set('POST /api/carts', unreachable) // the request is aborted with the page
    hurry(tab, 'x'.repeat(65 * 1024))
    tab.say('pagehide')
    vi.clearAllTimers()
    await settled()
    expect(saves()).toContainEqual(['POST /api/carts', false])
    far.answers.clear()
    far.calls.length = 0
    await open()
    expect(savedCodes()).toEqual([['MUG']])
  })

  test('CALL-18 does not mark a change made during a save as saved', async () => {
    const tab = await open()
    let respond = (_: Response) => {}
    far.answers.set('POST /api/carts', () => new Promise<Response>((resolve) => (respond = resolve)))
    tab.act(({ addToCart }) => addToCart(mug, 1))
    await vi.advanceTimersByTimeAsync(500)
    tab.act(({ addToCart }) => addToCart({ ...mug, code: 'PEN' }, 1))
    respond(Response.json({}))
    await vi.advanceTimersByTimeAsync(0)
    vi.clearAllTimers()
    far.answers.clear()
    far.calls.length = 0
    await open()
    expect(savedCodes()).toEqual([['MUG', 'PEN']])
  })
})
