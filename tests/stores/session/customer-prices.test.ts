import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshBrowser } from '../../browser/tabs.ts'
import { createFakeServer, openShopTab } from './session-tab.ts'

const details = 'GET /api/customer/account-details'
const prices = 'POST /api/orders/price'
const ona = { id: 'ona', name: 'Ona' }
const mug = { id: '1', code: 'MUG', price: 9 }

let far = createFakeServer()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  freshBrowser()
  far = createFakeServer()
  far.answers.set(prices, () => Response.json({ total: far.customer ? 8 : 9, currency: 'EUR' }))
})
afterEach(() => {
  vi.useRealTimers()
})

/** Opens a tab that displays the prices of the cart. */
async function open() {
  const tab = await openShopTab()
  tab.modules.$pricing.listen(() => {})
  await tab.act(({ startSession }) => startSession())
  await settle()
  return tab
}
type Opened = Awaited<ReturnType<typeof open>>
/** Everything that follows has been requested. */
async function settle() {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1000)
}
const total = ({ modules }: Opened) => modules.$pricing.get().value?.total

test('a login asks for the prices again in every tab, once', async () => {
  const tabs = [await open(), await open()] as const
  tabs[0].act(({ addToCart }) => addToCart(mug, 1))
  await settle()
  expect([far.count(prices), tabs.map(total)]).toEqual([2, [9, 9]])
  far.customer = ona
  await tabs[0].act(({ afterLogin, refreshSession }) => {
    afterLogin('login')
    return refreshSession()
  })
  await settle()
  expect([far.count(prices), tabs.map(total)]).toEqual([4, [8, 8]])
})

test('prices are asked again when the session ends, but not when the details of the customer change', async () => {
  far.customer = ona
  const tab = await open()
  tab.act(({ addToCart }) => addToCart(mug, 1))
  await settle()
  far.customer = { ...ona, name: 'Ona Marija' }
  await tab.act(({ refreshSession }) => refreshSession())
  await settle()
  expect([far.count(prices), total(tab)]).toEqual([1, 8])
  far.customer = undefined
  await tab.act(({ refreshSession }) => refreshSession())
  await settle()
  expect([far.count(prices), total(tab)]).toEqual([2, 9])
})

test('a page of a customer asks once, however late the details come', async () => {
  far.customer = ona
  const before = await open()
  before.act(({ addToCart }) => addToCart(mug, 1))
  await settle()
  const asked = far.count(prices)
  far.answers.set(details, async () => {
    await vi.advanceTimersByTimeAsync(400)
    expect(far.count(prices)).toBe(asked + 1)
    return Response.json(ona)
  })
  const tab = await open()
  expect(tab.modules.$customer.get()).toMatchObject(ona)
  expect(far.count(prices)).toBe(asked + 1)
})

test('an empty cart is not priced after a login', async () => {
  const tab = await open()
  far.customer = ona
  await tab.act(({ refreshSession }) => refreshSession())
  await settle()
  expect([far.count(prices), tab.modules.$pricing.get().status]).toEqual([0, 'idle'])
})
