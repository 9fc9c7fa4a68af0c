import { beforeAll, expect, test } from 'vitest'
import { languages } from '../../../demo/content/common/shape.ts'
import { loyaltyPrograms as seededPrograms } from '../../../demo/content/loyalty.ts'
import { periodContaining } from '../../../demo/server/account/loyalty/period.ts'
import { toProductId } from '../../../demo/server/catalogue/records/product-record.ts'
import { loyaltyPrograms } from '../../../src/model/account/loyalty-program.ts'
import { createLine, createOrder, stockedVariants } from '../cart/order-cart.ts'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const fetchPrograms = async (cookie: string, query = 'lang=en&size=100') =>
  loyaltyPrograms.parse(await shop.read(`/api/loyalty-programs?${query}`, { cookie }))
const fetchProgram = async (cookie: string, id: string) => (await fetchPrograms(cookie)).find((program) => program.id === id)
const order = (cookie: string, products: object[]) =>
  shop.ask('/api/orders', { method: 'POST', body: createOrder(products), headers: { cookie } })

test('ENT-29 ACC-14 a customer gets programs of all three types, in both languages', async () => {
  const { cookie } = await logIn(shop, 'loyal@example.com')
  const programs = await fetchPrograms(cookie)
  expect(new Set(programs.map(({ type }) => type))).toEqual(new Set(['discount', 'products', 'unboughtProductDiscount']))
  expect(programs[0]).toMatchObject({ id: 'birch-circle', title: 'Birch circle', discount: 5, needed: 1000, reached: 0 })
  expect((await fetchPrograms(cookie, 'lang=lt&size=100'))[0]?.title).toBe('Beržo klubas')
  for (const { products } of programs.filter(({ type }) => type !== 'discount')) {
    const found = await shop.read<{ productId: string }[]>(`/api/products?id=${products?.join(',')}&size=100`)
    expect(new Set(found.map(({ productId }) => productId))).toEqual(new Set(products))
  }
})

test('ENT-29 counts purchases of the period but not cancelled orders', async () => {
  const { cookie, id } = await logIn(shop, 'reaching@example.com')
  const [worn] = await stockedVariants(shop, { where: "p.id in ('he-2003', 'hv-1002', 'gl-3015', 'ep-2201')" })
  const [other] = await stockedVariants(shop, { where: "p.id = 'dd-1405'", pieces: 5 })
  if (!worn || !other) throw new Error('The catalogue lacks what the program is about')
  const sent = await order(cookie, [createLine(worn, 2), createLine(other, 3)])
  expect(sent.status).toBe(201)
  const bought = (worn.price * 2 + other.price * 3) / 100
  expect((await fetchProgram(cookie, 'birch-circle'))?.reached).toBeCloseTo(bought, 2)
  expect((await fetchProgram(cookie, 'full-site'))?.reached).toBeCloseTo((worn.price * 2) / 100, 2)
  await shop.db.query("update customer_order set placed = placed - interval '400 days' where customer = $1", [id])
  expect((await fetchProgram(cookie, 'birch-circle'))?.reached).toBe(0)
  await shop.db.query("update customer_order set placed = now(), payment_status = 'refunded' where customer = $1", [id])
  expect((await fetchProgram(cookie, 'birch-circle'))?.reached).toBe(0)
  await shop.db.query("update customer_order set payment_status = 'paid', status = 'cancelled' where customer = $1", [id])
  expect((await fetchProgram(cookie, 'birch-circle'))?.reached).toBe(0)
})

test('ENT-29 purchased products leave the sales program, and a program without products is omitted', async () => {
  const { cookie } = await logIn(shop, 'trying@example.com')
  const before = (await fetchProgram(cookie, 'never-tried'))?.products
  expect(before).toContain('sb-1101')
  const [saw] = await stockedVariants(shop, { where: "p.id = 'sb-1101'", pieces: 5 })
  if (!saw) throw new Error('There is no saw')
  expect((await order(cookie, [createLine(saw)])).status).toBe(201)
  expect((await fetchProgram(cookie, 'never-tried'))?.products).toEqual(before?.filter((id) => id !== 'sb-1101'))
  await shop.db.query("update loyalty_program set products = '{sb-1101}' where id = 'never-tried'")
  expect(await fetchProgram(cookie, 'never-tried')).toBeUndefined()
})

test('ENT-29 a sales program names a discount code that takes its discount off each of its products', async () => {
  const sales = seededPrograms.filter(({ type }) => type === 'unboughtProductDiscount')
  expect(sales.length).toBeGreaterThan(1)
  for (const { description, discount = 0, skus = [] } of sales)
    for (const language of languages) {
      const code = /<strong>(\w+)<\/strong>/.exec(description[language])?.[1]
      for (const sku of skus) {
        const [variant] = await shop.db.query<{ code: string; product: string; price: number }>(
          `select v.code, p.id as product, v.price_cents as price from variant v join product p on p.no = v.product_no
           where p.id = $1 and v.available_quantity > 0 limit 1`,
          [toProductId(sku)],
        )
        if (!variant) throw new Error(`${sku} is not in stock`)
        const answer = await shop.ask('/api/orders/price', {
          method: 'POST',
          body: { products: [createLine(variant)], discountCode: code },
        })
        const expected = Math.round((variant.price * (100 - discount)) / 100) / 100
        expect(await answer.json()).toMatchObject({ total: expected, warnings: [] })
      }
    }
})

test('ENT-29 programs require a login and the feature, and are limited to the requested size', async () => {
  const { cookie } = await logIn(shop, 'few-programs@example.com')
  expect((await shop.ask('/api/loyalty-programs')).status).toBe(401)
  expect(await fetchPrograms(cookie, 'size=1')).toHaveLength(1)
  expect((await fetchPrograms(cookie, 'size=99999999')).length).toBeGreaterThan(1)
  await shop.deps.settings.change({ features: { loyaltyPrograms: false } })
  expect((await shop.ask('/api/loyalty-programs', { headers: { cookie } })).status).toBe(404)
  await shop.deps.settings.reset()
})

test.each([
  ['2027-01-01T00:00:00Z', 'quarter', '2027-01-01', '2027-04-01'],
  ['2027-03-31T23:59:59Z', 'quarter', '2027-01-01', '2027-04-01'],
  ['2027-12-31T23:59:59Z', 'quarter', '2027-10-01', '2028-01-01'],
  ['2028-02-29T12:00:00Z', 'year', '2028-01-01', '2029-01-01'],
] as const)('ENT-29 on %s the %s runs from %s until %s', (now, name, from, until) => {
  expect(periodContaining(new Date(now), name)).toEqual({ from: new Date(from), until: new Date(until) })
})
