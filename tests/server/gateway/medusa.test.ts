import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../../../src/model/account/order.ts'
import type { Pricing } from '../../../src/model/cart/pricing.ts'
import type { Product } from '../../../src/model/product/product.ts'
import type { Variant } from '../../../src/model/product/variant.ts'
import { account, type Browser, openMedusaGateway } from './open-gateway.ts'

let opened: Awaited<ReturnType<typeof openMedusaGateway>>
let carts = 0

beforeAll(async () => {
  opened = await openMedusaGateway({ searchWaitsMs: [20, 40, 60, 80] })
  await opened.adapter.signUp({ ...account, name: 'Ann', surname: 'Example', phone: '+37061234567' }, 'en')
})
beforeEach(() => {
  opened.medusa.faults.length = 0
})

const line = (code: string, quantity = 1) => ({ guid: `line-${code}`, id: '', code, quantity })
const courier = 'so_01M8DS9PMPC4BAR2M4GA6KYSH1'

const order = (code = 'MUG-SMALL', quantity = 1) => ({
  cart: {
    guid: `cart-${carts++}`,
    address: { name: 'Ann', surname: 'Example', phone: '+37061234567', email: 'ann@example.com' },
    shippingAddressCount: 'single',
  },
  priceRequest: {
    products: [line(code, quantity)],
    deliveryOptions: [{ id: courier, type: 'courier', address: { country: 'LT', city: 'Vilnius', address: 'Street 1', code: '01100' } }],
    billingCountry: 'LT',
    deliveryCountry: 'LT',
  },
  paymentMethod: 'pp_system_default',
})

const place = (browser: Browser, body: object, key: string = crypto.randomUUID()) =>
  browser.ask('/api/orders', body, { 'Idempotency-Key': key })
const price = async (products: object[], more: object = {}) =>
  (await (await opened.browser().ask('/api/orders/price', { products, deliveryCountry: 'LT', ...more })).json()) as Pricing
const problem = async (response: Response) => ({ status: response.status, name: ((await response.json()) as { name: string }).name })
const find = async (search: string) => (await opened.browser().read<Product[]>(`/api/products?lang=en&search=${search}`))[0]
const variantsOf = ({ id }: Product) => opened.browser().read<Variant[]>(`/api/products/${id}/variants?lang=en&id=${id}`)

test('amounts that Medusa leaves unrounded are cents, and the total of the order is that of the price', async () => {
  // 11.06 and 21 % VAT are 13.3826
  const { productDetails, total } = await price([line('MUG-SMALL', 3)], { deliveryOptions: order().priceRequest.deliveryOptions })
  expect(productDetails?.['line-MUG-SMALL']).toMatchObject({ price: 13.38, totalWithVAT: 40.15 })
  expect((await (await place(opened.browser(), order('MUG-SMALL', 3))).json()) as PlacedOrder).toMatchObject({ total })
})

test('VAT is that of the country that the cart goes to', async () => {
  const total = async (country: string) => (await price([line('MUG-SMALL')], { deliveryCountry: country })).total
  expect([await total('LT'), await total('EE')]).toEqual([13.38, 13.71])
})

test('a delivery method names the countries that it serves', async () => {
  const methods = await opened.browser().read<{ id: string; countries: string[] }[]>('/api/shipping-methods?lang=en')
  expect(methods.map(({ countries }) => countries.toSorted())).toEqual([
    ['EE', 'LT', 'LV'],
    ['EE', 'LT', 'LV'],
  ])
})

test('a code changes the price of its cart only, and an unknown one is a warning', async () => {
  const { total: plain } = await price([line('STOOL-BROWN')])
  const reduced = await price([line('STOOL-BROWN')], { discountCode: 'TENTH' })
  expect(reduced.total).toBeCloseTo((plain ?? 0) * 0.9, 2)
  expect(reduced.productDetails?.['line-STOOL-BROWN']).toMatchObject({ priceOld: plain })
  const { warnings, total } = await price([line('STOOL-BROWN')], { discountCode: 'NOPE' })
  expect([warnings, total]).toEqual([['NoProductQualifiesForDiscountCode'], plain])
})

describe('stock', () => {
  test('a line that cannot be sold does not keep the others from having a price', async () => {
    const { issues, productDetails } = await price([line('MUG-LARGE', 5000), line('STOOL-BROWN')])
    expect(issues).toMatchObject([{ type: 'UnavailableProductQuantity', code: 'MUG-LARGE' }])
    expect(productDetails?.['line-STOOL-BROWN']?.price).toBeGreaterThan(0)
    expect(await problem(await place(opened.browser(), order('MUG-LARGE', 5000)))).toEqual({
      status: 409,
      name: 'UnavailableProductQuantity',
    })
  })

  test('products whose stock Medusa does not count, or sells beyond, can be bought without a number', async () => {
    const [uncounted, beyond] = [opened.medusa.variant('CARAFE-SMALL'), opened.medusa.variant('TROWEL-BLACK')]
    Object.assign(uncounted, { manage_inventory: false })
    Object.assign(beyond, { allow_backorder: true, inventory_quantity: 0 })
    await opened.gateway.sync()
    await expect.poll(() => find('Carafe'), { timeout: 5000 }).toMatchObject({ isInStock: true })
    expect(await find('Carafe')).not.toHaveProperty('availableQuantity')
    const trowel = (await find('Trowel')) as Product
    const variant = (await variantsOf(trowel)).find(({ code }) => code === 'TROWEL-BLACK')
    expect(variant).toMatchObject({ availableQuantity: 0, sellWithoutStock: true })
  })
})

test('a price list shows the price before it, also in the cart, and is no reason to read the product again', async () => {
  const { calculated_price } = opened.medusa.variant('SCARF-NAVY-S')
  Object.assign(calculated_price, {
    calculated_amount: 50,
    calculated_amount_with_tax: 60.5,
    original_amount_with_tax: 121,
    original_amount: 100,
  })
  await opened.gateway.sync()
  const shown = async () => (await variantsOf((await find('Scarf')) as Product)).find(({ code }) => code === 'SCARF-NAVY-S')
  await expect.poll(shown, { timeout: 5000 }).toMatchObject({ priceNow: 60.5, priceOld: 121 })
  opened.medusa.faults.push({ of: '/store/products/', kind: 'error', times: 99 })
  const { productDetails } = await price([line('SCARF-NAVY-S')])
  expect(productDetails?.['line-SCARF-NAVY-S']).toMatchObject({ price: 60.5, priceOld: 121 })
  await price([line('SCARF-NAVY-S')], { discountCode: 'TENTH' })
  expect(opened.medusa.faults).toMatchObject([{ times: 99 }])
})

describe('the answer to an order is lost', () => {
  test('a repeated request completes the one cart, whether the order was placed or not', async () => {
    for (const kind of ['lost', 'down'] as const) {
      const count = opened.medusa.orders.length
      opened.medusa.faults.push({ of: '/complete', kind })
      const answer = await place(opened.browser(), order())
      expect(answer.status).toBe(201)
      expect(opened.medusa.orders.slice(count).map(({ id }) => id)).toEqual([((await answer.json()) as PlacedOrder).id])
    }
  })

  test('the outcome is unknown while Medusa stays away, and a repeated request finds the order', async () => {
    const [browser, body, key, count] = [opened.browser(), order(), crypto.randomUUID(), opened.medusa.orders.length]
    opened.medusa.faults.push({ of: '/complete', kind: 'lost' }, { of: '/complete', kind: 'down', times: 4 })
    expect(await problem(await place(browser, body, key))).toEqual({ status: 503, name: 'OrderUnknown' })
    expect((await place(browser, body, key)).status).toBe(201)
    expect(opened.medusa.orders).toHaveLength(count + 1)
  })
})

describe('customers', () => {
  test('see their order; of a session that has ended, nothing is placed as a visitor', async () => {
    const browser = opened.browser()
    await browser.read('/api/customer/login', account)
    const placed = (await (await place(browser, order())).json()) as PlacedOrder
    const [first] = await browser.read<PlacedOrder[]>('/api/orders')
    expect(first).toMatchObject({ id: placed.id, total: placed.total, products: [{ code: 'MUG-SMALL', id: expect.any(String) }] })
    opened.medusa.endSessions()
    const count = opened.medusa.orders.length
    expect(await problem(await place(browser, order()))).toEqual({ status: 401, name: 'LoginNeeded' })
    expect(opened.medusa.orders).toHaveLength(count)
  })

  test('a taken address and a wrong password are told by name', async () => {
    const person = { name: 'Ann', surname: 'Example', email: account.email, password: 'correct horse 3', password2: 'correct horse 3' }
    const sent = { b2bCustomer: false, ...person, agreeToPrivacyAndTerms: true, gdprAccepted: true }
    expect(await problem(await opened.browser().ask('/api/register/en', sent))).toMatchObject({ name: 'EmailTaken' })
    expect(await problem(await opened.browser().ask('/api/customer/login', { ...account, password: 'wrong' }))).toEqual({
      status: 401,
      name: 'IncorrectCredentials',
    })
  })
})

test('a wrong publishable key is the fault of the gateway: shoppers are asked to try later', async () => {
  const { createMedusa } = await import('../../../gateway/engines/medusa/medusa.ts')
  const adapter = createMedusa({ url: opened.medusa.url, key: 'pk_wrong' })
  await expect(adapter.categories()).rejects.toMatchObject({ kind: 'unavailable' })
})
