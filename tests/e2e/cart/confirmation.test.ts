import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { createFormContext } from '../forms/form-steps.ts'
import { open, sites, type VisitOptions } from '../harness.ts'
import { cartOf, leaveCart, lineOf, soldProducts } from './cart-steps.ts'
import { cartTag, checkoutButton, chooseRadio, fillCheckout } from './checkout-steps.ts'

const [product] = await soldProducts(1)
if (!product) throw new Error('The shop sells too little for these tests')

const thanks = 'Thank you for your order'
const heading = (page: Page, name: string | RegExp) => cartTag(page).getByRole('heading', { name })
const confirmed = (page: Page) => cartTag(page).getByText(/^Order 1\d{5} is confirmed$/)
const orderIn = (page: Page) => new URL(page.url()).searchParams.get('shop-order')
let carts = 0

/** Orders a product, and waits for the confirmation. */
async function order(payment: string, options: VisitOptions = {}) {
  carts += 1
  const visit = await open({
    html: '<shop-cart></shop-cart>',
    before: leaveCart(cartOf([lineOf(product as never)], { guid: `confirmed-${carts}` })),
    ...options,
  })
  await fillCheckout(visit.page)
  await chooseRadio(visit.page, payment)
  await checkoutButton(visit.page).click()
  await heading(visit.page, thanks).waitFor()
  return visit
}

describe('the confirmation has an address that shows it again', () => {
  test.each(['Bank transfer', 'Card on delivery or at pickup', 'Cash on delivery or at pickup'])('paid by: %s', async (payment) => {
    const { page, calls } = await order(payment)
    const text = await confirmed(page).innerText()
    const number = text.replace(/\D/g, '')
    expect(orderIn(page)).toBe(number)
    const whole = await cartTag(page).locator('.order-columns').innerText()
    await page.reload()
    await heading(page, thanks).waitFor()
    expect(await confirmed(page).innerText()).toBe(text)
    await expect.poll(() => cartTag(page).locator('.order-columns').innerText()).toBe(whole)
    if (payment === 'Bank transfer') expect(whole).toContain(`Reference\n${number}`)
    expect(calls(/^POST \/api\/orders\?/)).toHaveLength(1)
  })

  test('the URL shows the confirmation on a page of another site that routes by query and hash, and keeps its state', async () => {
    const { page } = await order('Bank transfer', {
      site: 'cms',
      path: '/test-page?/kasa&a=b%20c#/cart',
      before: async (tab) => {
        await leaveCart(cartOf([lineOf(product as never)], { guid: 'confirmed-cms' }))(tab)
        await tab.addInitScript(() => history.replaceState({ route: 'kasa' }, ''))
      },
    })
    const url = new URL(page.url())
    expect(`${url.search}${url.hash}`).toMatch(/^\?\/kasa&a=b%20c&shop-order=1\d{5}#\/cart$/)
    expect(await page.evaluate(() => history.state)).toEqual({ route: 'kasa' })
    await page.reload()
    await heading(page, thanks).waitFor()
  })

  test('the URL shows the confirmation after Back and Forward, and in another tab', async () => {
    const { page, context } = await order('Bank transfer')
    const { search } = new URL(page.url())
    await page.goto(`${sites.shop}/contacts`)
    await page.goBack()
    await heading(page, thanks).waitFor()
    await page.goForward()
    await page.waitForURL(/contacts/)
    const other = await context.newPage()
    await other.goto(`${sites.shop}/cart${search}`)
    await heading(other, thanks).waitFor()
    await cartTag(other).getByText('Reference').first().waitFor()
  })

  test('the URL shows the confirmation on a page of the shop itself', async () => {
    const { context } = await order('Bank transfer')
    const [page] = context.pages()
    const number = orderIn(page as Page)
    await page?.goto(`${sites.shop}/cart?shop-order=${number}`)
    await confirmed(page as Page).waitFor()
  })
})

test('a browser that did not place the order says so, with ways to the account and to the shop', async () => {
  const { page } = await open({ html: '<shop-cart></shop-cart>', path: '/test-page?shop-order=100001' })
  await heading(page, 'This browser has no confirmation of order 100001').waitFor()
  await cartTag(page).getByRole('link', { name: 'Go to your account' }).waitFor()
  await cartTag(page).getByRole('link', { name: 'Continue shopping' }).waitFor()
})

test('an expired or damaged order is unknown', async () => {
  const { page } = await order('Bank transfer')
  const stored = () => page.evaluate(() => localStorage.getItem('shop:orders') ?? '')
  const kept = await stored()
  for (const [from, to] of [
    [/"until":\d+/, '"until":1'],
    [/"order":\{/, '"order":5,"other":{'],
  ] as const) {
    await page.evaluate((text) => localStorage.setItem('shop:orders', text), kept.replace(from, to))
    await page.reload()
    await heading(page, /no confirmation of order/).waitFor()
  }
})

test('SESS-04 the confirmation of a customer is gone after the logout', async () => {
  const { id } = demoCustomers.find((customer) => customer.id === 'ona') ?? { id: '' }
  const context = await createFormContext(id)
  const { page } = await order('Bank transfer', { context, html: '<shop-cart></shop-cart><shop-login></shop-login>' })
  await page.reload()
  await heading(page, thanks).waitFor()
  await page.locator('shop-login').getByRole('button', { name: 'Log out' }).click()
  await heading(page, /no confirmation of order/).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('shop:orders') ?? '')).not.toContain('ona@')
})

test('an order that was paid online is confirmed in another tab, too', async () => {
  const { page, context } = await open({
    html: '<shop-cart></shop-cart>',
    before: leaveCart(cartOf([lineOf(product)], { guid: 'confirmed-online' })),
  })
  await fillCheckout(page)
  await chooseRadio(page, 'Card or online bank')
  await checkoutButton(page).click()
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await heading(page, thanks).waitFor()
  const other = await context.newPage()
  await other.goto(`${sites.shop}/cart${new URL(page.url()).search}`)
  await heading(other, thanks).waitFor()
  await cartTag(other).getByRole('heading', { name: 'Delivery' }).waitFor()
})
