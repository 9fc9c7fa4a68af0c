import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshBrowser } from '../../browser/tabs.ts'
import { createFakeServer, openShopTab, reload, shop } from './session-tab.ts'

const details = 'GET /api/customer/account-details'
const ona = { id: 'ona', name: 'Ona' }
const tomas = { id: 'tomas', name: 'Tomas' }

let browser = freshBrowser()
let far = createFakeServer()
beforeEach(() => {
  reload.mockReset()
  browser = freshBrowser()
  far = createFakeServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = async () => {
  const tab = await openShopTab()
  await tab.act(({ startSession }) => startSession())
  await vi.dynamicImportSettled()
  await browser.settled()
  return tab
}
const fails = (status: number) => () => new Response('{}', { status })
const signal = (type: string) => JSON.stringify({ type, at: Date.now() })

describe('the customer', () => {
  test('GEN-02 SESS-01 loads the details once, however often the session starts', async () => {
    far.customer = ona
    const { modules, act } = await open()
    expect(modules.$customer.get()).toMatchObject(ona)
    expect(modules.$isSettled.get()).toBe(true)
    await act(({ startSession }) => startSession())
    expect(far.count(details)).toBe(1)
  })

  test.each([
    ['401', fails(401)],
    ['403', fails(403)],
    ['no content', () => new Response(null, { status: 204 })],
    ['null', () => Response.json(null)],
    ['an empty object', () => Response.json({})],
  ])('GEN-02 the response %s means a visitor, without an error', async (_, answer) => {
    far.answers.set(details, answer)
    const { modules } = await open()
    expect([modules.$customer.get(), modules.$isSettled.get()]).toEqual([undefined, true])
    expect(console.error).not.toHaveBeenCalled()
  })

  test('a failure keeps the customer, and the next focus retries', async () => {
    far.customer = ona
    const { modules, act, say } = await open()
    far.answers.set(details, fails(500))
    await act(({ refreshSession }) => refreshSession())
    expect(modules.$customer.get()).toMatchObject(ona)
    expect(modules.$isSettled.get()).toBe(true)
    far.answers.clear()
    far.customer = undefined
    say('focus')
    await vi.waitFor(() => expect(modules.$customer.get()).toBeUndefined())
    const asked = far.count(details)
    say('focus')
    expect(far.count(details)).toBe(asked)
  })

  test('the response to the latest request wins, whatever the order of arrival', async () => {
    const { modules, act } = await open()
    let answerLate = (_: Response) => {}
    far.answers.set(details, () => new Promise((resolve) => (answerLate = resolve)))
    const first = act(({ refreshSession }) => refreshSession())
    far.answers.clear()
    far.customer = ona
    await act(({ refreshSession }) => refreshSession())
    answerLate(Response.json(tomas))
    await first
    expect(modules.$customer.get()).toMatchObject(ona)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('messages from other tabs', () => {
  test.each(['login', 'sign_up'] as const)('SESS-02 SESS-03 the message %s reloads the details', async (kind) => {
    const other = await open()
    const here = await openShopTab()
    far.customer = ona
    here.act(({ afterLogin }) => afterLogin(kind))
    await vi.waitFor(() => expect(other.modules.$customer.get()).toMatchObject(ona))
    expect(reload).not.toHaveBeenCalled()
  })

  test('R53 a logout removes the customer from other tabs and reloads them', async () => {
    far.customer = ona
    const other = await open()
    const here = await openShopTab()
    here.act(({ sendTabMessage }) => sendTabMessage('logout'))
    await browser.settled()
    expect(other.modules.$customer.get()).toBeUndefined()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('a different customer reloads the page', async () => {
    far.customer = ona
    const other = await open()
    const here = await openShopTab()
    far.customer = tomas
    here.act(({ afterLogin }) => afterLogin('login'))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(other.modules.$customer.get()).toMatchObject(ona)
  })

  test.each([
    ['invalid JSON', '{'],
    ['an unknown type', '{"type":"obey","at":1}'],
    ['no time', '{"type":"logout"}'],
    ['a list', '["logout"]'],
    ['nothing', null],
    ['a prototype', '{"__proto__":{"type":"logout","at":1}}'],
  ])('R14 ignores a message with %s', async (_, newValue) => {
    far.customer = ona
    const { modules, say } = await open()
    say('storage', { key: 'shop:signal', newValue })
    say('storage', { key: 'elsewhere:signal', newValue: signal('logout') })
    await browser.settled()
    expect(modules.$customer.get()).toMatchObject(ona)
    expect(far.count(details)).toBe(1)
    expect(reload).not.toHaveBeenCalled()
  })

  test('R53 a page restored from the back/forward cache after a logout shows no customer', async () => {
    far.customer = ona
    const { modules, say } = await open()
    say('pagehide')
    browser.leave('shop:signal', signal('logout'))
    say('pageshow', { persisted: true })
    expect(modules.$customer.get()).toBeUndefined()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('a page restored from the back/forward cache reloads the details', async () => {
    far.customer = ona
    const { modules, say } = await open()
    say('pageshow', { persisted: false })
    expect(far.count(details)).toBe(1)
    far.customer = undefined
    say('pagehide')
    say('pageshow', { persisted: true })
    await vi.waitFor(() => expect(modules.$customer.get()).toBeUndefined())
  })
})

describe('logging out', () => {
  const logout = 'POST /api/customer/logout'
  const mug = { id: '1', code: 'MUG', price: 9 }
  const inTab = new Map<string, string>()
  /** A tab of a customer with data in every store. */
  async function traced() {
    far.customer = ona
    browser.leave('shop:carts:corrupt:1', 'Ona, Pilies g. 1')
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => inTab.get(key) ?? null,
      setItem: (key: string, text: string) => inTab.set(key, text),
      removeItem: (key: string) => inTab.delete(key),
    })
    const tab = await open()
    tab.act(({ addToCart, openNewCart, editRecipient, keepOrderToPay, saveAddress, seedAddresses, toggleWishlistItem }) => {
      keepOrderToPay({ order: { id: '7', products: [] }, email: 'ona@example.com', cart: undefined })
      for (const _ of [1, 2]) {
        addToCart(mug, 2)
        editRecipient({ name: 'Ona', email: 'ona@example.com' })
        openNewCart()
      }
      saveAddress({ _id: 'home', address: 'Pilies g. 1' })
      seedAddresses({ addresses: [{ _id: 'seeded-home', address: 'Pilies g. 1' }] })
      toggleWishlistItem('axe', 'AX-1', true)
    })
    return tab
  }
  const stored = () => JSON.stringify([browser.stored(), ...inTab])

  test('SESS-04 SESS-05 calls the server, clears details, wishlist, addresses and recipients, then reloads the page', async () => {
    const { act, modules } = await traced()
    const steps: string[] = []
    const { $customer, $wishlist, $addresses, $carts } = modules
    for (const [name, store] of Object.entries({ details: $customer, wishlist: $wishlist, addresses: $addresses, carts: $carts }))
      store.listen(() => steps.at(-1) !== name && steps.push(name))
    far.answers.set(logout, () => {
      steps.push('call')
      return Response.json({})
    })
    reload.mockImplementation(() => steps.push('reload'))
    await act(({ logOut }) => logOut(shop))
    expect(steps).toEqual(['call', 'details', 'wishlist', 'addresses', 'carts', 'reload'])
    expect(far.calls.find(({ name }) => name === logout)?.body).toBeUndefined()
  })

  test.each([
    ['succeeds', undefined, 1],
    ['returns 401', 401, 1],
    ['fails', 500, 2],
    ['fails without a connection', 0, 2],
  ])('R53 clears personal data if the call %s, and repeats an unconfirmed call', async (_, status, calls) => {
    const { act, modules } = await traced()
    if (status === 401) far.customer = undefined
    if (status !== undefined) far.answers.set(logout, status ? fails(status) : () => Promise.reject(new TypeError('Failed to fetch')))
    await act(({ logOut }) => logOut(shop))
    expect(stored()).not.toMatch(/Ona|ona@|Pilies|seeded-home|AX-1/)
    expect(modules.$carts.get().flatMap(({ products }) => products.map(({ code }) => code))).toContain('MUG')
    expect(reload).toHaveBeenCalledOnce()
    far.answers.clear()
    const next = await open()
    expect(far.count(logout)).toBe(calls)
    expect(next.modules.$customer.get()).toBeUndefined()
    await open()
    expect(far.count(logout)).toBe(calls)
  })

  test('R53 shows no customer while the logout is unconfirmed', async () => {
    const { act } = await traced()
    far.answers.set(logout, fails(500))
    await act(({ logOut }) => logOut(shop))
    const { modules, say } = await open()
    expect([modules.$customer.get(), modules.$isSettled.get()]).toEqual([undefined, true])
    far.answers.clear()
    say('online')
    await vi.waitFor(() => expect(far.customer).toBeUndefined())
  })

  test('the repeated call does not undo a login after a failed logout', async () => {
    const { act } = await traced()
    far.answers.set(logout, fails(500))
    await act(({ logOut }) => logOut(shop))
    far.answers.clear()
    far.customer = tomas
    act(({ afterLogin }) => afterLogin('login'))
    const { modules } = await open()
    expect(modules.$customer.get()).toMatchObject(tomas)
    expect(far.count(logout)).toBe(1)
  })

  test('saves a cart and a wishlist changed just before the logout, and not after it', async () => {
    const { act } = await traced()
    vi.useFakeTimers()
    far.calls.length = 0
    act(({ addToCart, toggleWishlistItem }) => {
      addToCart(mug, 1)
      toggleWishlistItem('mug', 'MUG-1', true)
    })
    const out = act(({ logOut }) => logOut(shop))
    await vi.advanceTimersByTimeAsync(1000)
    await out
    const writes = far.calls.map(({ name }) => name).filter((name) => !name.startsWith('GET') && !name.includes('price'))
    expect(writes).toEqual(['POST /api/carts', 'PUT /api/wishlist/variants', logout])
  })

  test('a hanging save delays the logout by three seconds at most', async () => {
    const { act } = await traced()
    vi.useFakeTimers()
    far.answers.set('POST /api/carts', () => new Promise(() => {}))
    act(({ addToCart }) => addToCart(mug, 1))
    const out = act(({ logOut }) => logOut(shop))
    await vi.advanceTimersByTimeAsync(2900)
    expect(far.count(logout)).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    await out
    expect(far.count(logout)).toBe(1)
  })
})

describe('impersonation', () => {
  const call = 'POST /api/customer/impersonate'

  test('IMP-01 IMP-03 posts the token and clears the cart, the wishlist and the data of the previous customer', async () => {
    far.customer = ona
    const { act, modules } = await open()
    act(({ addToCart, editRecipient, toggleWishlistItem }) => {
      addToCart({ id: '1', code: 'MUG', price: 9 }, 2)
      editRecipient({ name: 'Ona' })
      toggleWishlistItem('axe', 'AX-1', true)
    })
    expect(await act(({ startImpersonation }) => startImpersonation(shop, 'secret-token'))).toBe(true)
    expect(far.calls.find(({ name }) => name === call)?.body).toEqual({ token: 'secret-token' })
    expect(modules.$activeCart.get().products).toEqual([])
    expect(modules.$wishlist.get()).toEqual({})
    expect(JSON.stringify(browser.stored())).not.toMatch(/Ona|AX-1|MUG|secret-token/)
  })

  test('IMP-04 logs a failure and changes nothing', async () => {
    const { act, modules } = await open()
    act(({ addToCart }) => addToCart({ id: '1', code: 'MUG', price: 9 }, 2))
    far.answers.set(call, fails(403))
    expect(await act(({ startImpersonation }) => startImpersonation(shop, 'secret-token'))).toBe(false)
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Http status 403 for http://shop.test/api/customer/impersonate')
    expect(modules.$activeCart.get().products).toHaveLength(1)
  })

  test('R57 sends no token twice, in any tab', async () => {
    const first = await open()
    await first.act(({ startImpersonation }) => startImpersonation(shop, 'secret-token'))
    const second = await open()
    expect(await second.act(({ startImpersonation }) => startImpersonation(shop, 'secret-token'))).toBe(false)
    expect(await second.act(({ startImpersonation }) => startImpersonation(shop, 'another-token'))).toBe(true)
    expect(far.count(call)).toBe(2)
  })
})
