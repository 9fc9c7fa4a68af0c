import { beforeEach, expect, test } from 'vitest'
import { getLoyaltyPrograms } from '../../../src/api/loyalty.ts'
import { getOrderStatuses, getOrders, getPaymentStatuses } from '../../../src/api/orders.ts'
import { getReturnReasons, getReturnStatuses, getReturns, postReturn } from '../../../src/api/returns.ts'
import { isReturnable, toReturnable } from '../../../src/domain/account/returns.ts'
import { loyaltyProgramsStore } from '../../../src/stores/account/menu-entries.ts'
import { createSession } from '../../server/session/customer.ts'
import { openShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
  wire.become(await createSession(await openShop(), 'tomas'))
})

/** All orders of the business customer. */
const allOrders = async () => (await getOrders(shop, { page: 0, size: 100, lang: 'en' })).orders

test('CALL-23 ENT-17 GET /api/orders returns a page of orders with quantities and the total count', async () => {
  const { orders, total } = await getOrders(shop, { page: 1, size: 5, lang: 'en' })
  expect(wire.last()).toMatchObject({ method: 'GET', path: '/api/orders' })
  expect(wire.last().headers.get('Return-total-count')).toBe('true')
  expect(Object.fromEntries(wire.last().query)).toEqual({ page: '1', size: '5', lang: 'en' })
  expect(total).toBeGreaterThan(10)
  expect(orders).toHaveLength(5)
  for (const { id, status, paymentStatus, products, total: sum } of orders) {
    expect([typeof id, typeof status, typeof paymentStatus, typeof sum]).toEqual(['string', 'string', 'string', 'number'])
    expect(products.length).toBeGreaterThan(0)
    for (const { quantity } of products) expect(quantity).toBeGreaterThan(0)
  }
})

test('CALL-24 CALL-25 every status has a title in the language of the page; the request sends no parameters', async () => {
  const statuses = await getOrderStatuses(shop, 'en')
  expect(wire.last().path).toBe('/api/orders/order-statuses')
  expect([...wire.last().query]).toEqual([])
  const payments = await getPaymentStatuses(shop, 'en')
  expect(wire.last().path).toBe('/api/orders/payment-statuses')
  expect([...wire.last().query]).toEqual([])
  for (const { status = '', paymentStatus = '' } of await allOrders()) {
    expect(statuses[status]?.title).toBeTruthy()
    expect(payments[paymentStatus]?.title).toBeTruthy()
  }
  expect((await getOrderStatuses(shop, 'lt')).delivered?.title).toBe('Pristatytas')
})

test('CALL-26 CALL-27 reasons and statuses of returns have a code and a title', async () => {
  const reasons = await getReturnReasons(shop, 'en')
  expect(wire.last()).toMatchObject({ method: 'GET', path: '/api/productReturns/reasons' })
  const statuses = await getReturnStatuses(shop, 'en')
  expect(wire.last()).toMatchObject({ method: 'GET', path: '/api/productReturns/statuses' })
  for (const { code, title } of [...reasons, ...statuses]) expect([Boolean(code), Boolean(title)]).toEqual([true, true])
  expect(reasons.length).toBeGreaterThan(2)
})

test('CALL-28 ENT-18 a return has quantities, a reason and a status, both with code and title', async () => {
  const answers = await Promise.all((await allOrders()).map(({ id }) => getReturns(shop, { orderId: id, lang: 'en' })))
  const found = answers.flat()
  expect(found.length).toBeGreaterThan(0)
  for (const { products, reason, status } of found) {
    for (const { quantity } of products) expect(quantity).toBeGreaterThan(0)
    expect([reason?.code, reason?.title, status?.code, status?.title].every(Boolean)).toBe(true)
  }
  expect(wire.last().query.get('orderId')).toBeTruthy()
})

test('ORD-02 CALL-28 a return request reduces the returnable quantity of the order', async () => {
  const [order] = (await allOrders()).filter(isReturnable)
  if (!order) throw new Error('Nothing can be returned')
  const question = { orderId: order.id, lang: 'en' }
  const before = toReturnable(order, await getReturns(shop, question))
  const { code } = before.products.find(({ left }) => left > 1) ?? {}
  const [reason] = await getReturnReasons(shop, 'en')
  if (!code || !reason) throw new Error('Nothing can be returned')
  const made = await postReturn(shop, 'en', {
    orderId: order.id,
    products: [{ code, quantity: 2 }],
    reason: reason.code,
    comment: 'Too small',
  })
  expect(wire.last()).toMatchObject({
    method: 'POST',
    path: '/api/productReturns',
    body: { orderId: order.id, products: [{ code, quantity: 2 }], reason: reason.code, comment: 'Too small' },
  })
  expect(made.products).toMatchObject([{ code, quantity: 2 }])
  const after = toReturnable(order, await getReturns(shop, question))
  expect(after.left).toBe(before.left - 2)
  await expect(
    postReturn(shop, 'en', { orderId: order.id, products: [{ code, quantity: 9999 }], reason: reason.code }),
  ).rejects.toMatchObject({
    status: 409,
  })
})

test('ACC-14 ENT-29 requests loyalty programs with size 100', async () => {
  const store = loyaltyProgramsStore(shop, { customer: 'tomas', lang: 'en' })
  const stop = store.listen(() => {})
  await expect.poll(() => store.get().status, { timeout: 5000 }).toBe('ready')
  stop()
  expect(wire.to('/api/loyalty-programs').map(({ query }) => Object.fromEntries(query))).toEqual([{ lang: 'en', size: '100' }])
  const programs = await getLoyaltyPrograms(shop, { lang: 'en', size: 100 })
  expect(new Set(programs.map(({ type }) => type))).toEqual(new Set(['unboughtProductDiscount', 'discount', 'products']))
  expect(programs.some(({ products }) => products && products.length > 0)).toBe(true)
})

test('CALL-23 ACC-14 orders and loyalty programs return 401 to a visitor', async () => {
  wire.become('shop-session=nobody')
  await expect(getOrders(shop, { page: 0, size: 1, lang: 'en' })).rejects.toMatchObject({ status: 401 })
  await expect(getLoyaltyPrograms(shop, { lang: 'en', size: 100 })).rejects.toMatchObject({ status: 401 })
})
