import { beforeAll, expect, test } from 'vitest'
import { toProductId } from '../../../demo/content/common/product-id.ts'
import { loyaltyPrograms as seededPrograms } from '../../../demo/content/loyalty.ts'
import { periodContaining } from '../../../server/account/loyalty/period.ts'
import { loyaltyPrograms } from '../../../src/model/account/loyalty-program.ts'
import { pricing } from '../../../src/model/cart/pricing.ts'
import { createLine, createOrder, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { languages } from '../page/languages.ts'
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

const setPurchases = (customer: string, cents: number) =>
  shop.db.query('update order_line set total_cents = $2 where order_id in (select id from customer_order where customer = $1)', [
    customer,
    cents,
  ])

/** A customer whose purchases of the year come to this many cents. */
async function logInWithPurchases(email: string, cents: number) {
  const login = await logIn(shop, email)
  const [variant] = await stockedVariants(shop)
  if (!variant) throw new Error('The catalogue has no variant for orders')
  expect((await order(login.cookie, [createLine(variant)])).status).toBe(201)
  await setPurchases(login.id, cents)
  return { ...login, variant }
}

const [{ discount: percent = 0, needed = 0 } = {}] = seededPrograms.filter(({ type }) => type === 'discount')
const less = (cents: number, off: number) => Math.round((cents * (100 - off)) / 100)
const priceOf = async (cookie: string | undefined, body: object) =>
  pricing.parse(await (await shop.ask('/api/orders/price', { method: 'POST', body, ...(cookie && { headers: { cookie } }) })).json())

test('ACC-14 a reached program reduces the prices of the cart and of the order', async () => {
  const { cookie, variant } = await logInWithPurchases('reached@example.com', needed)
  const [total, line] = [(less(variant.price, percent) * 3) / 100, createLine(variant, 3)]
  const shown = { price: less(variant.price, percent) / 100, priceOld: variant.price / 100, totalWithVAT: total }
  const priced = await priceOf(cookie, { products: [line] })
  expect(priced).toMatchObject({ total, productDetails: { [line.guid]: shown } })
  const { priceRequest, ...request } = createOrder([line])
  const withDelivery = await priceOf(cookie, priceRequest)
  const placed = await shop.ask('/api/orders', { method: 'POST', body: { ...request, priceRequest }, headers: { cookie } })
  expect(await placed.json()).toMatchObject({ total: withDelivery.total, products: [{ price: shown.price, totalWithVAT: total }] })
})

test('ACC-14 one cent below the limit, last year, and for a guest the price is the full one', async () => {
  const { cookie, id, variant } = await logInWithPurchases('below@example.com', needed - 1)
  const full = { total: variant.price / 100 }
  const body = { products: [createLine(variant)] }
  expect(await priceOf(cookie, body)).toMatchObject(full)
  await setPurchases(id, needed)
  expect(await priceOf(cookie, body)).toMatchObject({ total: less(variant.price, percent) / 100 })
  expect(await priceOf(undefined, body)).toMatchObject(full)
  await shop.db.query("update customer_order set placed = placed - interval '1 year' where customer = $1", [id])
  expect(await priceOf(cookie, body)).toMatchObject(full)
})

test('ACC-14 a discount code applies to the reduced price', async () => {
  const { cookie, variant } = await logInWithPurchases('coded@example.com', needed)
  const priced = await priceOf(cookie, { products: [createLine(variant)], discountCode: 'BIRCH10' })
  expect(priced).toMatchObject({ total: less(less(variant.price, percent), 10) / 100, warnings: [] })
})

test('ACC-14 of several reached programs the best one applies, and none without the feature', async () => {
  const { cookie, variant } = await logInWithPurchases('best@example.com', needed)
  const body = { products: [createLine(variant)] }
  await shop.db.query(
    `insert into loyalty_program (id, type, titles, descriptions, discount, needed_cents, period, sort_number)
     select id, 'discount', '{}', '{}', discount, needed, 'year', 9
     from (values ('best', 12, $1::bigint), ('least', 3, $1), ('far', 50, $1 + 1)) as more (id, discount, needed)`,
    [needed],
  )
  expect(await priceOf(cookie, body)).toMatchObject({ total: less(variant.price, 12) / 100 })
  await shop.deps.settings.change({ features: { loyaltyPrograms: false } })
  expect(await priceOf(cookie, body)).toMatchObject({ total: variant.price / 100 })
  await shop.deps.settings.reset()
  await shop.db.query("delete from loyalty_program where id in ('best', 'least', 'far')")
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
      const code = /<code>(\w+)<\/code>/.exec(description[language])?.[1]
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
