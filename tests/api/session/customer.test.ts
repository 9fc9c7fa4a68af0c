import { beforeEach, describe, expect, test, vi } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { reportCart } from '../../../src/api/carts.ts'
import { getAccountDetails, postLogOut } from '../../../src/api/customer.ts'
import { impersonate, postLogin } from '../../../src/api/login.ts'
import { getOrderCount } from '../../../src/api/order-count.ts'
import { getOrders } from '../../../src/api/orders.ts'
import { priceCart } from '../../../src/api/pricing.ts'
import { $requests } from '../../../src/base/http/request.ts'
import { priceRequest } from '../../../src/domain/cart/cart-price.ts'
import { marketingCart } from '../../../src/domain/checkout/cart-payloads.ts'
import { billingCountryFor } from '../../../src/domain/customer.ts'
import { configure } from '../../../src/kit/settings.ts'
import type { Cart } from '../../../src/model/cart/cart.ts'
import { $activeCart, addToCart, clearCart } from '../../../src/stores/cart/carts.ts'
import { reportPricedCarts } from '../../../src/stores/cart/marketing-cart.ts'
import { $pricing } from '../../../src/stores/cart/pricing.ts'
import { $customer } from '../../../src/stores/session/session.ts'
import { startImpersonation } from '../../server/session/operator.ts'
import { openShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const [ona, tomas] = ['ona', 'tomas'].map((id) => demoCustomers.find((one) => one.id === id))
if (!ona || !tomas) throw new Error('The demo lacks its accounts')
const logIn = ({ email, password }: { email: string; password: string }) => postLogin(shop, { email, password })

describe('account details', () => {
  test('CALL-42 ENT-19 have the fields of the specification; the request sends no parameters', async () => {
    await logIn(tomas)
    const details = await getAccountDetails(shop)
    expect(wire.last()).toMatchObject({ method: 'GET', path: '/api/customer/account-details', body: undefined })
    expect([...wire.last().query.keys()]).toEqual([])
    expect(details).toMatchObject({
      name: 'Tomas',
      surname: 'Jankauskas',
      b2bCustomer: true,
      buyAs: 'b2b',
      country: 'LT',
      companyCountry: expect.any(String),
      companyName: expect.any(String),
      news_letter_mail: expect.any(Boolean),
      creditLimit: 5000,
      paymentDays: 30,
    })
  })

  test('CALL-42 are undefined for a visitor, without an error', async () => {
    expect(await getAccountDetails(shop)).toBeUndefined()
    expect(console.error).not.toHaveBeenCalled()
    expect($requests.get().pending).toBe(0)
  })
})

test('CALL-41 SESS-05 logout sends an empty body and ends the session', async () => {
  await logIn(ona)
  await postLogOut(shop)
  expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/customer/logout', body: undefined })
  expect(wire.last().headers.get('content-type')).toBeNull()
  expect(await getAccountDetails(shop)).toBeUndefined()
  await expect(postLogOut(shop)).resolves.toBeUndefined()
})

test('CALL-43 IMP-01 impersonation posts the token, which is single-use', async () => {
  const { token, cookie } = await startImpersonation(await openShop(), 'ona')
  wire.become(cookie)
  await impersonate(shop, token)
  expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/customer/impersonate', body: { token } })
  expect(await getAccountDetails(shop)).toMatchObject({ email: demoCustomers.find(({ id }) => id === 'ona')?.email })
  await expect(impersonate(shop, token)).rejects.toThrow('/api/customer/impersonate')
})

test('CALL-23 reads the order count from the total-count header', async () => {
  await logIn(tomas)
  const count = await getOrderCount(shop)
  expect(wire.last()).toMatchObject({ method: 'GET', path: '/api/orders' })
  expect(wire.last().headers.get('return-total-count')).toBe('true')
  expect(count).toBe((await getOrders(shop, { page: 0, size: 100, lang: 'en' })).orders.length)
  expect(count).toBeGreaterThan(0)
})

/** A cart with a product of the shop. */
async function realCart(): Promise<Cart> {
  const [product] = await (await openShop()).read<{ id: string; productId?: string; codes: string[] }[]>(
    '/api/products?lang=en&size=1&category=workshop&includeSubCategories=true',
  )
  if (!product) throw new Error('The shop sells nothing')
  const line = { guid: 'line-1', id: product.productId ?? product.id, code: product.codes[0] ?? '', quantity: 2 }
  return { guid: 'cart-1', expiry: 1, products: [{ ...line, attributes: { engraving: 'For Ona' } }], address: { name: 'Ona' } }
}

test('GEN-04 requests prices for the country of the person or company', async () => {
  const cart = await realCart()
  for (const [account, country] of [
    [ona, ona.details.country],
    [tomas, tomas.details.companyCountry],
  ] as const) {
    await logIn(account)
    await priceCart(shop, priceRequest(cart, { billingCountry: billingCountryFor(await getAccountDetails(shop)) }))
    expect(wire.last()).toMatchObject({ path: '/api/orders/price', body: { billingCountry: country } })
  }
})

test('CALL-19 a reported marketing cart has five fields and no personal data', async () => {
  await logIn(ona)
  const cart = await realCart()
  const pricing = await priceCart(shop, priceRequest(cart))
  await reportCart(shop, marketingCart(cart, pricing, 'EUR'))
  expect(wire.last()).toMatchObject({
    method: 'POST',
    path: '/api/mailchimp/create_cart',
    body: {
      id: 'cart-1',
      total: pricing.total,
      currency: 'EUR',
      products: [{ guid: 'line-1', quantity: 2 }],
      productDetails: { 'line-1': {} },
    },
  })
  expect(Object.keys(wire.last().body as object).sort()).toEqual(['currency', 'id', 'productDetails', 'products', 'total'])
  expect(JSON.stringify(wire.last().body)).not.toContain('Ona')
})

test('CART-16 reports a priced cart once for a customer, and never for a visitor', async () => {
  configure({ apiBase: shop.apiBase })
  const [line] = (await realCart()).products
  if (!line) throw new Error('The cart is empty')
  const leave = $pricing.listen(() => {})
  reportPricedCarts()
  const reports = () => wire.to('/api/mailchimp/create_cart')
  addToCart(line, 1)
  await vi.waitFor(() => expect($pricing.get().status).toBe('ready'), { timeout: 5000 })
  await logIn(ona)
  $customer.set(await getAccountDetails(shop))
  addToCart(line, 1)
  await vi.waitFor(() => expect(reports()).toHaveLength(1), { timeout: 10_000 })
  expect(reports()[0]?.body).toMatchObject({ id: $activeCart.get().guid, products: [{ code: line.code, quantity: 2 }] })
  expect(wire.to('/api/orders/price')).toHaveLength(2)
  leave()
  clearCart() // files share the stores, and a rendering that changes the language would ask for its price
  $customer.set(undefined)
})
