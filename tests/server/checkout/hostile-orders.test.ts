import { beforeAll, describe, expect, test } from 'vitest'
import { createLine, createOrder, doorAddress, recipient, type StockedVariant, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let variant: StockedVariant
let cookie: string
let peers = 0
beforeAll(async () => {
  shop = await openShop()
  const [found] = await stockedVariants(shop)
  if (!found) throw new Error('The catalogue has no variant')
  variant = found
  cookie = (await logIn(shop, 'hostile@example.com')).cookie
})

const strings = [
  "'",
  "' or '1'='1",
  "'; drop table customer_order; --",
  "' union select version() --",
  '$1',
  '\\',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999',
  '{"$gt":""}',
  '\u202e',
  '💥',
  '\ud800',
  'a\0b',
  'a'.repeat(5000),
]
const reading = [
  'shipping-methods',
  'shipping-salons',
  'payment-methods',
  'orders/order-statuses',
  'orders/payment-statuses',
  'orders',
  'wishlist/variants',
]

/** Expects no server error and no internals in the response. */
async function expectSafe(answer: Response): Promise<void> {
  const text = await answer.text()
  expect([answer.status < 500, text]).toEqual([true, expect.not.stringMatching(/syntax error|PostgreSQL|SQLSTATE|\.ts:\d/)])
}

describe.each(strings.map((text) => [text.slice(0, 30), text]))('R38 the text %j', (_, text) => {
  test('R38 in a checkout query does no harm', async () => {
    for (const path of reading)
      for (const name of ['lang', 'size', 'page', text.slice(0, 100)])
        await expectSafe(await shop.ask(`/api/${path}?${new URLSearchParams({ [name]: text })}`, { headers: { cookie } }))
  })

  test('R38 in any field of an order does no harm', async () => {
    const line = createLine(variant)
    const orders = [
      createOrder([{ ...line, code: text }]),
      createOrder([{ ...line, guid: text, id: text }]),
      createOrder([{ ...line, deliveryDate: text }]),
      createOrder([{ ...line, attributes: { [text]: text, engraving: text } }]),
      createOrder([line], { cart: { guid: text } }),
      createOrder([line], { cart: { shippingSalon: text } }),
      createOrder([line], { cart: { address: { ...recipient, name: text, extra: text } } }),
      createOrder([line], { paymentMethod: text }),
      createOrder([line], { priceRequest: { billingCountry: text, deliveryCountry: text } }),
      createOrder([line], { priceRequest: { deliveryOptions: [{ id: text, type: text }] } }),
      createOrder([line], { priceRequest: { deliveryOptions: [{ id: 'omniva', terminalId: text }] } }),
      createOrder([line], { priceRequest: { deliveryOptions: [{ id: 'courier', guid: text, address: { ...doorAddress, city: text } }] } }),
      createOrder([line], { priceRequest: { discountCode: text, giftVoucher: text } }),
    ]
    for (const body of orders) {
      peers += 1
      const headers = /^[\x20-\x7e]{1,200}$/.test(text) ? { 'Idempotency-Key': `${text}${peers}` } : undefined
      await expectSafe(
        await shop.ask('/api/orders', { method: 'POST', body, headers: headers ?? {}, peer: `10.4.${peers >> 8}.${peers & 255}` }),
      )
    }
    await expectSafe(await shop.ask('/api/wishlist/variants', { method: 'PUT', body: { [text]: [text] }, headers: { cookie } }))
  })
})
