import { beforeAll, expect, test } from 'vitest'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let mine: { id: string; cookie: string }
beforeAll(async () => {
  shop = await openShop()
  mine = await logIn(shop, 'marketing@example.com')
})

const cartOf = (id: string, total = 12.5) => ({
  ...{ id, total, currency: 'EUR' },
  products: [{ guid: 'g1', id: 'ht-1001', code: 'HT-1001', quantity: 2 }],
  productDetails: { g1: { price: 6.25, quantity: 2 } },
})
const report = (body: unknown, cookie = mine.cookie) =>
  shop.ask('/api/mailchimp/create_cart', { method: 'POST', body, headers: { cookie } })
const kept = (customer = mine.id) =>
  shop.db.query<{ cart: string; data: object }>('select cart, data from marketing_cart where customer = $1 order by cart', [customer])

test('CALL-19 a cart of a customer is kept, the last report of each, and nothing is answered', async () => {
  const answer = await report(cartOf('cart-1'))
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  await report(cartOf('cart-2'))
  await report(cartOf('cart-1', 30))
  expect(await kept()).toEqual([
    { cart: 'cart-1', data: cartOf('cart-1', 30) },
    { cart: 'cart-2', data: cartOf('cart-2') },
  ])
})

test('CALL-19 visitors, odd bodies and huge carts are refused', async () => {
  const before = await kept()
  expect((await report(cartOf('cart-3'), '')).status).toBe(401)
  expect((await report({ id: 'cart-3' })).status).toBe(400)
  expect((await report(cartOf('c'.repeat(201)))).status).toBe(413)
  expect((await report({ ...cartOf('cart-3'), productDetails: { g1: { note: 'x'.repeat(300_000) } } })).status).toBe(413)
  expect(await kept()).toEqual(before)
})

test('CALL-19 the oldest of more than 50 carts make room, and too many reports have to wait', async () => {
  const busy = await logIn(shop, 'busy-marketing@example.com')
  const statuses: number[] = []
  for (let at = 0; at < 121; at += 1) statuses.push((await report(cartOf(`cart-${at}`), busy.cookie)).status)
  expect(statuses).toEqual([...Array(120).fill(204), 429])
  expect(await kept(busy.id)).toHaveLength(50)
})
