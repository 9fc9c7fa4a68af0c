import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newLine } from '../../../src/domain/cart/cart-line.ts'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/stores/cart/carts.ts')),
  ...(await import('../../../src/stores/cart/pricing.ts')),
  ...(await import('../../../src/stores/app/language.ts')),
  ...(await import('../../../src/stores/session/session.ts')),
  ...(await import('../../../src/kit/settings.ts')),
})
const mug = { id: '1', code: 'MUG', price: 9 }

interface Asked {
  path: string
  lang: string | null
  body: { products?: { code: string; quantity: number }[]; active?: boolean; data?: string }
}
let asked: Asked[] = []
let answer: (body: Asked['body']) => Response | Promise<Response>

beforeEach(() => {
  freshBrowser()
  vi.useFakeTimers()
  asked = []
  answer = ({ products = [] }) => Response.json({ total: products.reduce((sum, { quantity }) => sum + 10 * quantity, 0), currency: 'EUR' })
  // a fake shop
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method === 'HEAD') return answer({}) // whether the shop can be reached again
    const body: Asked['body'] = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    const { pathname, searchParams } = new URL(address)
    asked.push({ path: pathname, lang: searchParams.get('lang'), body })
    return answer(body)
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = async () => {
  const tab = await openTab(load)
  tab.modules.configure({ apiBase: 'http://shop.test' })
  return tab
}

test('PRICE-01 all elements share one request, 300 ms after the last change', async () => {
  const { act, modules } = await open()
  for (let element = 0; element < 5; element += 1) modules.$displayedCart.listen(() => {})
  act(({ addToCart }) => addToCart(mug, 1))
  await vi.advanceTimersByTimeAsync(299)
  act(({ addToCart }) => addToCart(mug, 1))
  await vi.advanceTimersByTimeAsync(299)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toMatchObject([{ path: '/api/orders/price', body: { products: [{ code: 'MUG', quantity: 2 }] } }])
  expect(modules.$displayedCart.get().total).toBe(20)
})

test('until the shop answers, a product counts at the price with its paid options', async () => {
  const { act, modules } = await open()
  modules.$displayedCart.listen(() => {})
  const variant = { code: 'HAMMER', priceNow: 24.9 }
  const line = newLine({ id: '2', title: 'Hammer', priceNow: 24.9 }, { code: 'HAMMER', variant, price: 30.9 })
  act(({ addToCart }) => addToCart(line, 2))
  expect(modules.$displayedCart.get()).toMatchObject({ total: 61.8, isPriced: true, products: [{ totalWithVAT: 61.8 }] })
})

test('asks for the titles in the language of the page, and again when it changes', async () => {
  const { act, modules } = await open()
  modules.$displayedCart.listen(() => {})
  act(({ addToCart }) => addToCart(mug, 1))
  await vi.advanceTimersByTimeAsync(300)
  act(({ chooseLanguage }) => chooseLanguage('lt'))
  await vi.advanceTimersByTimeAsync(300)
  act(({ chooseLanguage }) => chooseLanguage('lt'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.map(({ lang }) => lang)).toEqual(['en', 'lt'])
})

test('an empty cart sends no request', async () => {
  const { modules } = await open()
  modules.$displayedCart.listen(() => {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([])
  expect(modules.$pricing.get().status).toBe('idle')
})

test('the latest request wins over a late response', async () => {
  const { act, modules } = await open()
  modules.$pricing.listen(() => {})
  const normal = answer
  answer = (body) => new Promise((resolve) => setTimeout(() => resolve(normal(body)), 5000))
  act(({ addToCart }) => addToCart(mug, 1))
  await vi.advanceTimersByTimeAsync(400)
  answer = normal
  act(({ addToCart }) => addToCart(mug, 1))
  await vi.advanceTimersByTimeAsync(400)
  expect(modules.$pricing.get().value?.total).toBe(20)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(modules.$pricing.get().value?.total).toBe(20)
})

test('a failure keeps the last result until a retry succeeds', async () => {
  const { act, modules } = await open()
  modules.$pricing.listen(() => {})
  modules.$displayedCart.listen(() => {})
  act(({ addToCart }) => addToCart(mug, 1))
  await vi.advanceTimersByTimeAsync(400)
  const normal = answer
  answer = () => new Response('', { status: 500 })
  act(({ addToCart }) => addToCart(mug, 1))
  await vi.advanceTimersByTimeAsync(400)
  expect(modules.$pricing.get()).toMatchObject({ status: 'failed', value: { total: 10 } })
  expect(modules.$displayedCart.get().total).toBe(10)
  answer = normal
  modules.$pricing.reload()
  await vi.advanceTimersByTimeAsync(400)
  expect(modules.$displayedCart.get().total).toBe(20)
})

test('R18 does not retry a failed price request automatically', async () => {
  const { act, modules } = await open()
  modules.$pricing.listen(() => {})
  answer = () => new Response('', { status: 503 })
  act(({ addToCart }) => addToCart(mug, 1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
})

test('CART-17 saves a customer’s cart on the server 300 ms after the last change, but not a visitor’s', async () => {
  const { act, modules } = await open()
  modules.$activeCart.listen(() => {})
  act(({ addToCart }) => addToCart(mug, 1))
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([])
  modules.$customer.set({ buyAs: 'b2c', country: 'LT' })
  act(({ addToCart }) => addToCart(mug, 1))
  act(({ addToCart }) => addToCart(mug, 1))
  await vi.advanceTimersByTimeAsync(299)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toMatchObject([{ path: '/api/carts', body: { active: true } }])
  expect(JSON.parse(asked[0]?.body.data ?? '{}').products).toMatchObject([{ code: 'MUG', quantity: 3 }])
})
