import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createVendure } from '../../../gateway/engines/vendure/vendure.ts'
import type { PlacedOrder } from '../../../src/model/account/order.ts'
import type { Pricing } from '../../../src/model/cart/pricing.ts'
import type { PaymentMethod } from '../../../src/model/checkout/checkout-methods.ts'
import type { OrderPayment } from '../../../src/model/checkout/order-payment.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { account, addAccount, type Browser, openGateway, origin } from './open-gateway.ts'
import { onlineMethod, payAt } from './vendure-double.ts'

let opened: Awaited<ReturnType<typeof openGateway>>
let carts = 0

beforeAll(async () => {
  opened = await openGateway({ searchWaitsMs: [50, 100, 200, 300] })
  addAccount(opened)
})
beforeEach(() => {
  opened.vendure.faults.length = 0
})

const line = (code = '834444', quantity = 1) => ({ guid: `line-${code}`, id: '3', code, quantity })
const delivery = (id: string) => ({ id, type: 'courier', address: { country: 'LT', city: 'Vilnius', address: 'Street 1', code: '01100' } })

/** The request of an order, of a new cart each time. */
const order = ({ code, quantity }: { code?: string; quantity?: number } = {}) => ({
  cart: {
    guid: `cart-${carts++}`,
    address: { name: 'Ann', surname: 'Example', phone: '+37061234567', email: 'ann@example.com' },
    shippingAddressCount: 'single',
  },
  priceRequest: { products: [line(code, quantity)], deliveryOptions: [delivery('1')], billingCountry: 'LT', deliveryCountry: 'LT' },
  paymentMethod: 'standard-payment',
})

const place = (browser: Browser, body: object, key: string = crypto.randomUUID()) =>
  browser.ask('/api/orders', body, { 'Idempotency-Key': key })
const price = (browser: Browser, products: object[], more: object = {}) => browser.ask('/api/orders/price', { products, ...more })
const problem = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { name: string; message: string }),
})
const placedCount = () => opened.vendure.placed.size

describe('an engine that does not answer', () => {
  for (const kind of ['down', 'error', 'html', 'slow'] as const)
    test(`${kind}: lists stay, prices are refused with a time to wait, and nothing of the engine is told`, async () => {
      const browser = opened.browser()
      opened.vendure.faults.push({ of: 'clear: removeAllOrderLines', kind })
      const answer = await price(browser, [line()])
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(await problem(answer)).toEqual({ status: 503, name: 'EngineUnavailable', message: expect.not.stringContaining('Vendure') })
      expect((await browser.read<Product[]>('/api/products?lang=en')).length).toBeGreaterThan(5)
      expect((await price(browser, [line()])).status).toBe(200)
    })

  test('busy: the browser is asked to wait', async () => {
    opened.vendure.faults.push({ of: 'clear: removeAllOrderLines', kind: 'busy' })
    expect(await problem(await price(opened.browser(), [line()]))).toMatchObject({ status: 503, name: 'Busy' })
  })

  test('the last copy stays if the engine fails while the catalogue is read', async () => {
    const before = await opened.browser().read<Product[]>('/api/products?lang=en')
    opened.vendure.faults.push({ of: 'products(', kind: 'error' })
    await expect(opened.gateway.sync()).rejects.toThrow()
    expect(await opened.browser().read<Product[]>('/api/products?lang=en')).toEqual(before)
  })
})

describe('the answer to an order is lost', () => {
  test('an order whose answer is lost after it was placed is returned, and there is only one', async () => {
    const count = placedCount()
    opened.vendure.faults.push({ of: 'addPaymentToOrder', kind: 'lost' })
    const answer = await place(opened.browser(), order())
    expect(answer.status).toBe(201)
    const placed = (await answer.json()) as PlacedOrder
    expect([...opened.vendure.placed.keys()].slice(count)).toEqual([placed.id])
  })

  test('an order whose answer is lost before it was placed is refused and cannot appear later; the next request places one', async () => {
    const [browser, count, body, key] = [opened.browser(), placedCount(), order(), crypto.randomUUID()]
    opened.vendure.faults.push({ of: 'addPaymentToOrder', kind: 'late' })
    expect(await problem(await place(browser, body, key))).toMatchObject({ status: 503, name: 'EngineUnavailable' })
    await new Promise((done) => setTimeout(done, 500))
    expect(placedCount()).toBe(count)
    expect((await place(browser, body, key)).status).toBe(201)
    expect(placedCount()).toBe(count + 1)
  })

  test('the outcome is unknown while the engine stays away, and a repeated request finds the one order', async () => {
    const [browser, count, body, key] = [opened.browser(), placedCount(), order(), crypto.randomUUID()]
    opened.vendure.faults.push({ of: 'addPaymentToOrder', kind: 'lost' }, { of: 'cancelled:', kind: 'down', times: 4 })
    expect(await problem(await place(browser, body, key))).toMatchObject({ status: 503, name: 'OrderUnknown' })
    const answer = await place(browser, body, key)
    expect(answer.status).toBe(201)
    expect([...opened.vendure.placed.keys()].slice(count)).toEqual([((await answer.json()) as PlacedOrder).id])
  })
})

test('two simultaneous requests of an order place one', async () => {
  const [browser, count, body] = [opened.browser(), placedCount(), order()]
  const answers = await Promise.all([place(browser, body, 'same'), place(browser, body, 'same')])
  const [one, other] = (await Promise.all(answers.map((answer) => answer.json()))) as PlacedOrder[]
  expect(one?.id).toBe(other?.id)
  expect(placedCount()).toBe(count + 1)
})

test('a refused payment places no order, and the reason is told', async () => {
  const count = placedCount()
  const answer = await place(opened.browser(), { ...order(), paymentMethod: 'nonsense' })
  expect(answer.status).toBe(400)
  expect(placedCount()).toBe(count)
})

describe('an order that is paid at a page', () => {
  const toPay = (returnUrl?: string) => ({ ...order(), paymentMethod: onlineMethod.code, returnUrl })
  const stateOf = (browser: Browser, { id }: PlacedOrder) => browser.read<OrderPayment>(`/api/orders/${id}/payment`)
  const placeToPay = async (browser: Browser, body = toPay()) => (await (await place(browser, body)).json()) as PlacedOrder

  test('names the page, is refused, tried again, and paid once; a repetition of the request leads nowhere', async () => {
    const [browser, body, key] = [opened.browser(), toPay(), crypto.randomUUID()]
    const placed = (await (await place(browser, body, key)).json()) as PlacedOrder
    const url = payAt(placed.id)
    expect(placed).toMatchObject({ payment: { title: 'Card', url } })
    expect(placed).not.toHaveProperty('payAt')
    expect(await stateOf(browser, placed)).toMatchObject({ id: placed.id, total: placed.total, paymentStatus: 'unpaid', url })
    opened.vendure.settle(placed.id, 'refused')
    expect(await stateOf(browser, placed)).toMatchObject({ paymentStatus: 'refused', url })
    opened.vendure.settle(placed.id, 'paid')
    const paid = await stateOf(browser, placed)
    expect(paid).toMatchObject({ paymentStatus: 'paid' })
    expect(paid).not.toHaveProperty('url')
    const count = placedCount()
    const again = (await (await place(browser, body, key)).json()) as PlacedOrder
    expect([again.id, again.payment, placedCount()]).toEqual([placed.id, expect.not.objectContaining({ url }), count])
  })

  test('returns to the page that it came from, if its origin may use the shop', async () => {
    const browser = opened.browser()
    const { id } = await placeToPay(browser, toPay(`${origin}/lt/krepselis`))
    const other = await placeToPay(browser, toPay('https://elsewhere.example/cart'))
    expect(opened.vendure.returnUrls.get(id)).toBe(`${origin}/lt/krepselis?shop-payment=${id}`)
    expect(opened.vendure.returnUrls.get(other.id)).toBe(`${origin}/cart?shop-payment=${other.id}`)
  })

  test('whose answer was lost still leads to the page', async () => {
    opened.vendure.faults.push({ of: 'addPaymentToOrder', kind: 'lost' })
    const placed = await placeToPay(opened.browser())
    expect(placed.payment?.url).toBe(payAt(placed.id))
  })

  test('keeps its last known state while the engine is away, and stays paid for good', async () => {
    const browser = opened.browser()
    const placed = await placeToPay(browser)
    opened.vendure.faults.push({ of: 'orderByCode', kind: 'down' })
    expect(await stateOf(browser, placed)).toMatchObject({ paymentStatus: 'unpaid', url: payAt(placed.id) })
    opened.vendure.settle(placed.id, 'paid')
    await stateOf(browser, placed)
    opened.vendure.faults.push({ of: 'orderByCode', kind: 'down', times: 9 })
    expect(await stateOf(browser, placed)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('is not to be asked for by the id of an order that is paid otherwise', async () => {
    const placed = (await (await place(opened.browser(), order())).json()) as PlacedOrder
    expect((await opened.browser().ask(`/api/orders/${placed.id}/payment`)).status).toBe(404)
  })

  test('is not offered where the engine takes no such payment', async () => {
    const { browser } = await openGateway({ adapter: { ...createVendure({ url: opened.vendure.url }), paymentMethods } })
    expect(await browser().read<PaymentMethod[]>('/api/payment-methods?lang=en')).toMatchObject([{ id: 'invoice' }])
    expect(await problem(await place(browser(), toPay()))).toMatchObject({ status: 400 })
  })
})

/** As an adapter that names a method but has no payments. */
const paymentMethods = async (): Promise<PaymentMethod[]> => [
  { id: onlineMethod.code, title: 'Card', paymentType: 'online' },
  { id: 'invoice', title: 'Invoice', paymentType: 'invoice' },
]

describe('the session of the engine has ended', () => {
  test('prices are those of a visitor; the customer is logged out, an order is refused', async () => {
    const browser = opened.browser()
    await browser.read('/api/customer/login', account)
    expect((await browser.ask('/api/customer/account-details')).status).toBe(200)
    opened.vendure.endSessions()
    expect((await price(browser, [line()])).status).toBe(200)
    const count = placedCount()
    expect(await problem(await place(browser, order()))).toMatchObject({ status: 401, name: 'LoginNeeded' })
    expect(placedCount()).toBe(count)
    expect((await browser.ask('/api/customer/account-details')).status).toBe(204)
    expect((await browser.ask('/api/orders')).status).toBe(401)
  })
})

test('an order of a customer is in their history, with the product it links to', async () => {
  const browser = opened.browser()
  await browser.read('/api/customer/login', account)
  const answer = await place(browser, order())
  const placed = (await answer.json()) as PlacedOrder
  const [first] = await browser.read<PlacedOrder[]>('/api/orders')
  expect(first).toMatchObject({ id: placed.id, total: placed.total, products: [{ id: '3', code: '834444' }] })
})

describe('the catalogue changes', () => {
  test('a price that has changed is the one of cart and order, and the product page follows', async () => {
    const browser = opened.browser()
    const [variant] = opened.vendure.product('cordless-mouse').variants
    if (variant) variant.priceWithTax = 3000
    const { productDetails } = (await (await price(browser, [line()])).json()) as Pricing
    expect(productDetails?.['line-834444']?.price).toBe(30)
    await expect.poll(async () => (await browser.read<Product[]>('/api/products?lang=en&id=3'))[0]?.priceNow, { timeout: 5000 }).toBe(30)
    expect((await (await place(browser, order())).json()) as PlacedOrder).toMatchObject({ total: 35 })
  })

  test('a product that is gone is an issue of its line, no order, and leaves the lists', async () => {
    const browser = opened.browser()
    const [listed] = await browser.read<Product[]>('/api/products?lang=en&search=Tripod')
    const code = listed?.code ?? ''
    opened.vendure.remove('tripod')
    const result = (await (await price(browser, [line(code), line()])).json()) as Pricing
    expect(result.issues).toEqual([{ type: 'UnavailableProductQuantity', guid: `line-${code}`, code }])
    expect(result.productDetails?.['line-834444']?.price).toBe(30)
    const count = placedCount()
    expect(await problem(await place(browser, order({ code })))).toMatchObject({ status: 409, name: 'UnavailableProductQuantity' })
    expect(placedCount()).toBe(count)
    await expect.poll(() => browser.read('/api/products?lang=en&search=Tripod'), { timeout: 5000 }).toEqual([])
  })

  test('stock that runs out: the page says so without a number, and it cannot be bought', async () => {
    const browser = opened.browser()
    for (const variant of opened.vendure.product('skipping-rope').variants) variant.stockLevel = 'OUT_OF_STOCK'
    await opened.gateway.sync()
    const search = () => browser.read<Product[]>('/api/products?lang=en&search=Skipping')
    await expect.poll(search, { timeout: 5000 }).toMatchObject([{ isInStock: false }])
    const [rope] = await search()
    expect(rope).not.toHaveProperty('availableQuantity')
    const { issues } = (await (await price(browser, [line(rope?.code)])).json()) as Pricing
    expect(issues).toHaveLength(1)
  })
})

test('the VAT of the countries is that in the prices of the engine', async () => {
  const countries = await opened.browser().read<{ code: string; VAT: number }[]>('/api/countries/settings')
  expect(countries.find(({ code }) => code === 'LT')?.VAT).toBe(0.2)
})

test('a discount code changes the price of its cart only', async () => {
  const browser = opened.browser()
  const total = async (more?: object) => ((await (await price(browser, [line('L2201308')], more)).json()) as Pricing).total
  const plain = await total()
  expect(await total({ discountCode: 'TENTH' })).toBeCloseTo(plain * 0.9)
  expect(await total()).toBe(plain)
})

test('a login with a wrong password is 401 by its name', async () => {
  const answer = await opened.browser().ask('/api/customer/login', { ...account, password: 'wrong' })
  expect(await problem(answer)).toMatchObject({ status: 401, name: 'IncorrectCredentials' })
})

test('what the engine lacks is a feature that is false, and its calls are missing', async () => {
  const browser = opened.browser()
  const { features, ...settings } = await browser.read<{ features: Record<string, unknown> }>('/api/configuration?lang=en')
  for (const login of ['appleClientId', 'facebookAppId', 'googleClientId']) expect(settings).not.toHaveProperty(login)
  expect(features).toMatchObject({
    discountCodes: true,
    giftVouchers: false,
    creditLimit: false,
    deliveryWishes: false,
    orderMails: false,
    companyRegistration: false,
    passwordReset: false,
    passwordChange: false,
    loyaltyPrograms: false,
  })
  expect(createVendure({ url: origin, sendsMails: true }).features).toContain('mails')
  for (const [path, body] of Object.entries({
    '/api/reset': { email: account.email, lang: 'en' },
    '/api/update_password': { password: 'correct horse 2' },
    '/api/send-confirmation-email/en': { email: account.email },
  }))
    expect((await browser.ask(path, body)).status).toBe(404)
})

test('a new account is one of the engine, and starts a session', async () => {
  const browser = opened.browser()
  const person = { name: 'Eve', surname: 'Example', email: 'eve@example.com', password: 'correct horse 3', password2: 'correct horse 3' }
  const sent = { b2bCustomer: false, ...person, agreeToPrivacyAndTerms: true, gdprAccepted: true }
  const answer = await browser.ask('/api/register/en?create_temporar_session=true', sent)
  expect([answer.status, await answer.json()]).toEqual([201, { result: 'session' }])
  expect(opened.vendure.accounts.has(person.email)).toBe(true)
  expect(await browser.read('/api/customer/account-details')).toMatchObject({ email: person.email, name: 'Eve' })
  expect(
    (await opened.gateway.db.query<{ password: string | null }>('select password from customer')).every(
      ({ password }) => password === null,
    ),
  ).toBe(true)
})

test('an account of a company is refused: the engine would keep nothing of the company', async () => {
  const person = { name: 'Eve', surname: 'Example', email: 'firm@example.com', password: 'correct horse 3', password2: 'correct horse 3' }
  const company = {
    companyName: 'Firm',
    companyCode: '1',
    companyVatCode: 'LT1',
    companyEmail: 'a@b.example',
    companyPhone: '+37061234567',
    companyCountry: 'LT',
    phone: '+37061234567',
  }
  const sent = { b2bCustomer: true, ...company, ...person, agreeToPrivacyAndTerms: true, gdprAccepted: true }
  const answer = await opened.browser().ask('/api/register/en', sent)
  expect(await problem(answer)).toMatchObject({ status: 403, name: 'RegistrationClosed' })
  expect(opened.vendure.accounts.has(person.email)).toBe(false)
})
