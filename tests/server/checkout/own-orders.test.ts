import { beforeAll, expect, test } from 'vitest'
import { orders as ordersSchema } from '../../../src/model/account/order.ts'
import { createLine, createOrder, type StockedVariant, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let variant: StockedVariant
beforeAll(async () => {
  shop = await openShop()
  const [found] = await stockedVariants(shop)
  if (!found) throw new Error('The catalogue has no variant for orders')
  variant = found
})

const orderAs = (cookie: string, query = '') =>
  shop.ask(`/api/orders${query}`, { method: 'POST', body: createOrder([createLine(variant)]), headers: { cookie } })

test("CALL-23 GET /api/orders returns the customer's orders, newest first, and their count in total-count", async () => {
  const mine = await logIn(shop, 'mine@example.com')
  const theirs = await logIn(shop, 'theirs@example.com')
  for (const { cookie } of [mine, theirs, mine, mine]) expect((await orderAs(cookie)).status).toBe(201)
  const answer = await shop.ask('/api/orders?size=2', { headers: { cookie: mine.cookie, 'Return-total-count': 'true' } })
  const orders = ordersSchema.parse(await answer.json())
  expect(answer.headers.get('total-count')).toBe('3')
  expect(orders).toHaveLength(2)
  expect(Number(orders[0]?.number)).toBeGreaterThan(Number(orders[1]?.number))
  const rest = ordersSchema.parse(await shop.read('/api/orders?size=2&page=1', { cookie: mine.cookie }))
  expect(rest).toHaveLength(1)
  expect(rest[0]?.products[0]).toMatchObject({ code: variant.code, quantity: 1 })
})

test('CALL-23 GET /api/orders sends no total without the header, and rejects visitors', async () => {
  const { cookie } = await logIn(shop, 'silent@example.com')
  expect((await shop.ask('/api/orders', { headers: { cookie } })).headers.get('total-count')).toBeNull()
  expect((await shop.ask('/api/orders')).status).toBe(401)
  expect((await shop.ask('/api/orders', { headers: { cookie: 'shop-session=guessed' } })).status).toBe(401)
})

test('R39 GET /api/orders clamps out-of-range sizes and pages', async () => {
  const { cookie } = await logIn(shop, 'pages@example.com')
  await orderAs(cookie)
  for (const query of ['size=0', 'size=99999999', 'size=-1', 'size=1e9', 'page=x'])
    expect(await shop.read(`/api/orders?${query}`, { cookie })).toHaveLength(1)
  expect(await shop.read('/api/orders?page=999999&size=150', { cookie })).toEqual([])
})

test('ENT-17 titles of an order are in its language', async () => {
  const { cookie } = await logIn(shop, 'lt@example.com')
  const order = ordersSchema.parse([await (await orderAs(cookie, '?lang=lt')).json()])[0]
  const [product] = await shop.read<{ title: string }[]>(`/api/products?id=${variant.product}&lang=lt`)
  expect(order?.products[0]?.title).toContain(product?.title)
})

test('an order says where it goes and how it is paid; a transfer has its details until it is paid or cancelled', async () => {
  const { cookie } = await logIn(shop, 'facts@example.com')
  const placed = ordersSchema.parse([await (await orderAs(cookie)).json()])[0]
  const read = async (lang = 'en') => ordersSchema.parse(await shop.read(`/api/orders?lang=${lang}`, { cookie }))[0]
  expect(await read()).toMatchObject({
    totalVAT: placed?.totalVAT,
    deliveries: [{ title: 'Courier to the door', to: 'Beržų g. 14, 03100, Vilnius' }],
    payment: { title: 'Bank transfer', transfer: { account: 'LT121000011101001000', reference: placed?.number } },
  })
  // an old order that waits for its transfer leaves today at the earliest
  await shop.db.query("update customer_order set placed = placed - interval '60 days' where id = $1", [placed?.id])
  const days = async () => (await read())?.deliveries?.[0]?.from ?? ''
  const today = new Date().toISOString().slice(0, 10)
  expect((await days()) >= today).toBe(true)
  expect((await read('lt'))?.payment?.title).toBe('Bankinis pavedimas')
  for (const change of ["payment_status = 'paid'", "payment_status = 'unpaid', status = 'cancelled'"]) {
    await shop.db.query(`update customer_order set ${change} where id = $1`, [placed?.id])
    const order = await read()
    expect([order?.payment?.title, order?.payment?.transfer]).toEqual(['Bank transfer', undefined])
    expect((await days()) < today).toBe(true)
  }
})
