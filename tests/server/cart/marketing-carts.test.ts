import { beforeAll, expect, test } from 'vitest'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let mine: { id: string; cookie: string }
beforeAll(async () => {
  shop = await openShop()
  mine = await logIn(shop, 'marketing@example.com')
})

const createCart = (id: string, total = 12.5) => ({
  id,
  total,
  currency: 'EUR',
  products: [{ guid: 'g1', id: 'ht-1001', code: 'HT-1001', quantity: 2 }],
  productDetails: { g1: { price: 6.25, quantity: 2 } },
})
const report = (body: unknown, cookie = mine.cookie) =>
  shop.ask('/api/mailchimp/create_cart', { method: 'POST', body, headers: { cookie } })
const storedCarts = (customer = mine.id) =>
  shop.db.query<{ cart: string; data: object }>('select cart, data from marketing_cart where customer = $1 order by cart', [customer])

test('CALL-19 stores the last report of each customer cart and returns an empty response', async () => {
  const answer = await report(createCart('cart-1'))
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  await report(createCart('cart-2'))
  await report(createCart('cart-1', 30))
  expect(await storedCarts()).toEqual([
    { cart: 'cart-1', data: createCart('cart-1', 30) },
    { cart: 'cart-2', data: createCart('cart-2') },
  ])
})

test('CALL-19 rejects visitors, invalid bodies and huge carts', async () => {
  const before = await storedCarts()
  expect((await report(createCart('cart-3'), '')).status).toBe(401)
  expect((await report({ id: 'cart-3' })).status).toBe(400)
  expect((await report(createCart('c'.repeat(201)))).status).toBe(413)
  expect((await report({ ...createCart('cart-3'), productDetails: { g1: { note: 'x'.repeat(300_000) } } })).status).toBe(413)
  expect(await storedCarts()).toEqual(before)
})

test('CALL-19 keeps 50 carts, deletes the oldest, and returns 429 for too many reports', async () => {
  const busy = await logIn(shop, 'busy-marketing@example.com')
  const statuses: number[] = []
  for (let at = 0; at < 121; at += 1) statuses.push((await report(createCart(`cart-${at}`), busy.cookie)).status)
  expect(statuses).toEqual([...Array(120).fill(204), 429])
  expect(await storedCarts(busy.id)).toHaveLength(50)
})
