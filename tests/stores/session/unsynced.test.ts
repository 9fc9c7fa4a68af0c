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
