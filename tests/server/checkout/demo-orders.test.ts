import { beforeAll, expect, test } from 'vitest'
import { configuration } from '../../../demo/content/configuration.ts'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { demoOrders } from '../../../demo/content/demo-orders.ts'
import { loyaltyPrograms } from '../../../demo/content/loyalty.ts'
import { orderStatuses, paymentStatuses } from '../../../demo/content/order-statuses.ts'
import { seedDemoOrders } from '../../../demo/seed/seed-demo-orders.ts'
import { isToPay } from '../../../src/domain/account/credit.ts'
import { isReturnable } from '../../../src/domain/account/returns.ts'
import { customerDetails } from '../../../src/model/account/customer.ts'
import { orders as ordersSchema } from '../../../src/model/account/order.ts'
import { productReturns } from '../../../src/model/account/product-return.ts'
import { createSession } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const daysSince = (date: string | undefined) => (Date.now() - Date.parse(date ?? '')) / 86_400_000

const fetchOrders = async (customer: string) => {
  const headers = { cookie: await createSession(shop, customer) }
  return ordersSchema.parse(await shop.read('/api/orders?size=150', headers))
}

test('ENT-17 the demo customers have two years of orders, in every status and payment status', async () => {
  const all = [...(await fetchOrders('tomas')), ...(await fetchOrders('ona'))]
  expect(all).toHaveLength(demoOrders.length)
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(Object.keys(orderStatuses)))
  expect(new Set(all.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(Object.keys(paymentStatuses)))
  const days = all.map(({ date }) => daysSince(date))
  expect(Math.max(...days)).toBeGreaterThan(700)
  for (const customer of demoOrders.map((order) => order.customer)) expect(demoCustomers.map(({ email }) => email)).toContain(customer)
})

test('ENT-17 every demo order line is a catalogue variant, and lines and delivery add up to the total', async () => {
  for (const order of await fetchOrders('tomas')) {
    const seed = demoOrders.find(({ id }) => id === order.id)
    expect(Object.fromEntries(order.products.map(({ code, quantity }) => [code, quantity]))).toEqual(seed?.pieces)
    const sum = order.products.reduce((total, line) => total + (line.totalWithVAT ?? 0), order.deliveryPrice ?? 0)
    expect(order.total).toBeCloseTo(sum, 2)
    expect(order.products.every(({ price, title }) => (price ?? 0) > 0 && title)).toBe(true)
  }
})

/** Which lines the loyalty program has to reduce, by the purchases of their calendar year before. */
async function expectLoyaltyPrices(customer: string) {
  const { discount = 0, needed = 0 } = loyaltyPrograms.find(({ type }) => type === 'discount') ?? {}
  const catalogue = await shop.db.query<{ code: string; cents: number }>('select code, price_cents as cents from variant')
  const fullPrice = new Map(catalogue.map(({ code, cents }) => [code, cents]))
  const spent = new Map<string, number>()
  const reduced: string[] = []
  for (const { id, date = '', status, paymentStatus, products } of (await fetchOrders(customer)).reverse()) {
    const year = new Date(date).getUTCFullYear().toString()
    const before = spent.get(year) ?? 0
    const percent = before >= needed ? discount : 0
    if (percent > 0) reduced.push(id)
    for (const { code = '', price, quantity, totalWithVAT } of products) {
      const cents = Math.round(((fullPrice.get(code) ?? 0) * (100 - percent)) / 100)
      expect([id, code, price, totalWithVAT]).toEqual([id, code, cents / 100, (cents * quantity) / 100])
    }
    const goods = products.reduce((sum, { totalWithVAT = 0 }) => sum + Math.round(totalWithVAT * 100), 0)
    if (status !== 'cancelled' && paymentStatus !== 'refunded') spent.set(year, before + goods)
  }
  return reduced
}

test('ACC-14 demo orders have the reduced prices from when their customer has reached the loyalty program in that year', async () => {
  const reduced = await expectLoyaltyPrices('tomas')
  expect(reduced.length).toBeGreaterThan(0)
  expect(reduced.length).toBeLessThan((await fetchOrders('tomas')).length)
  await expectLoyaltyPrices('ona')
})

test('ENT-17 delivery of a demo order is free from the amount that the shop promises', async () => {
  for (const { products, deliveryPrice } of [...(await fetchOrders('tomas')), ...(await fetchOrders('ona'))]) {
    const goods = products.reduce((sum, { totalWithVAT = 0 }) => sum + totalWithVAT, 0)
    expect(deliveryPrice).toBe(goods >= configuration.freeDeliveryFrom ? 0 : 4.9)
  }
})

test('ACC-02 the used credit of the business buyer is what its unpaid orders add up to, none of them overdue', async () => {
  const unpaid = (await fetchOrders('tomas')).filter(isToPay)
  const sum = unpaid.reduce((all, { total = 0 }) => all + total, 0)
  expect(unpaid.length).toBeGreaterThan(1)
  const details = await shop.read('/api/customer/account-details', { cookie: await createSession(shop, 'tomas') })
  expect(sum).toBeCloseTo(customerDetails.parse(details).creditUsed ?? 0, 2)
  for (const order of unpaid) expect(daysSince(order.date)).toBeLessThan(30)
})

test('ORD-01 the newest order that the business buyer can return is within the 30 days of the shop', async () => {
  const newest = (await fetchOrders('tomas')).find(isReturnable)
  expect(daysSince(newest?.date)).toBeLessThan(20)
})

test('ENT-17 lines have the title of the catalogue in the language of the request, else the stored one', async () => {
  const headers = { cookie: await createSession(shop, 'tomas') }
  const titlesIn = async (lang: string) =>
    ordersSchema
      .parse(await shop.read(`/api/orders?size=150&lang=${lang}`, headers))
      .find(({ id }) => id === 'demo-order-tomas-7')
      ?.products.map(({ title }) => title)
  await shop.db.query("update order_line set code = 'GONE-1' where order_id = 'demo-order-tomas-7' and code = 'WS-4308'")
  const [english = [], lithuanian = []] = [await titlesIn('en'), await titlesIn('lt')]
  expect(lithuanian.slice(0, 2)).not.toEqual(english.slice(0, 2))
  expect(lithuanian[0]).toContain('pirštinės')
  expect(lithuanian[2]).toBe(english[2])
  await shop.db.query("update order_line set code = 'WS-4308' where code = 'GONE-1'")
})

test('ENT-18 two completed orders of the business buyer have earlier returns', async () => {
  const headers = { cookie: await createSession(shop, 'tomas') }
  const [small] = productReturns.parse(await shop.read('/api/productReturns?orderId=demo-order-tomas-7', headers))
  expect(small).toMatchObject({ products: [{ code: 'GL-3015-XL', quantity: 8 }], status: { code: 'refunded', title: 'Refunded' } })
  const [broken] = productReturns.parse(await shop.read('/api/productReturns?orderId=demo-order-tomas-9', headers))
  expect(broken).toMatchObject({ products: [{ code: 'SG-4108', quantity: 1 }], status: { code: 'declined' } })
})

test('ENT-17 reseeding adds no demo orders and keeps changes', async () => {
  await shop.db.query("update customer_order set status = 'delivered' where id = 'demo-order-tomas-14'")
  const before = await fetchOrders('tomas')
  await seedDemoOrders(shop.db)
  expect(await fetchOrders('tomas')).toEqual(before)
  await shop.db.query("delete from customer_order where id = 'demo-order-tomas-7'")
  await seedDemoOrders(shop.db)
  expect((await fetchOrders('tomas')).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
})

test('ACC-14 the loyalty program starts again with the year in which a demo order is placed', async () => {
  await shop.db.query("delete from customer_order where customer = 'tomas'")
  await seedDemoOrders(shop.db, new Date('2027-01-10T12:00:00Z'))
  const reduced = await expectLoyaltyPrices('tomas')
  expect(reduced).toContain('demo-order-tomas-12')
  expect(reduced).not.toContain('demo-order-tomas-16')
  const before = await fetchOrders('tomas')
  await shop.db.query("delete from customer_order where id = 'demo-order-tomas-7'")
  await seedDemoOrders(shop.db, new Date('2027-01-10T12:00:00Z'))
  expect(await fetchOrders('tomas')).toHaveLength(before.length)
  const prices = (all: typeof before) => Object.fromEntries(all.map(({ id, total }) => [id, total]))
  expect(prices(await fetchOrders('tomas'))).toEqual(prices(before))
})
