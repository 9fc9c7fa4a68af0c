import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open, type VisitOptions } from '../harness.ts'
import { openLoggedIn } from '../session/login-steps.ts'
import { cartOf, leaveCart, lineOf, soldProducts } from './cart-steps.ts'
import { cartTag, checkoutButton, chooseRadio, fillCheckout } from './checkout-steps.ts'

const [product] = await soldProducts(1)
if (!product) throw new Error('The shop sells too little for these tests')

const crumbs = '[{"title":"Cart","url":"/cart"}]'
const html = `<shop-breadcrumbs crumbs='${crumbs}'></shop-breadcrumbs><shop-cart></shop-cart>`
const lastCrumb = (page: Page) => page.locator('shop-breadcrumbs [aria-current=page]')

/** Orders a cart to pay online, and waits for the page of the provider. */
async function orderToPay(guid: string, options: VisitOptions = {}) {
  const { page } = await open({ html, before: leaveCart(cartOf([lineOf(product as never)], { guid })), ...options })
  await fillCheckout(page)
  await chooseRadio(page, 'Card or online bank')
  await checkoutButton(page).click()
  await page.getByRole('heading', { name: 'Simulated payment' }).waitFor()
  return page
}
const heading = (page: Awaited<ReturnType<typeof orderToPay>>, name: string) => cartTag(page).getByRole('heading', { name })

/** What a shopper wants to see of an order: its lines and sums, where it goes, what happens next. */
async function expectWholeOrder(page: Awaited<ReturnType<typeof orderToPay>>, nextStep: string) {
  await cartTag(page).getByRole('listitem').filter({ hasText: product?.title }).waitFor()
  await cartTag(page).getByText('Card or online bank').waitFor()
  await cartTag(page).getByText('+370 612 345 67').waitFor()
  await heading(page, 'Delivery').waitFor()
  await cartTag(page).getByText(nextStep).waitFor()
}

test('an order is paid at the provider, and the cart page confirms all of it, also after a reload', async () => {
  const page = await orderToPay('pay-1')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await heading(page, 'Thank you for your order').waitFor()
  await expectWholeOrder(page, 'We pack your order and hand it over for delivery.')
  await cartTag(page)
    .getByText(/^Expected /)
    .waitFor()
  await cartTag(page).getByRole('heading', { name: 'Save your details for next time' }).waitFor()
  await cartTag(page)
    .getByText(/^Order 1\d{5} is paid$/)
    .waitFor()
  await expect
    .poll(() => heading(page, 'Thank you for your order').evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node))
    .toBe(true)
  await page.reload()
  await expectWholeOrder(page, 'We pack your order and hand it over for delivery.')
  await cartTag(page)
    .getByText(/^Order 1\d{5} is paid$/)
    .waitFor()
  expect(await cartTag(page).getByRole('link', { name: /^Pay/ }).count()).toBe(0)
})

test('a refused payment is offered again, without another order', async () => {
  const page = await orderToPay('pay-2')
  await page.getByRole('button', { name: 'Decline payment' }).click()
  await heading(page, 'Payment declined').waitFor()
  await expectWholeOrder(page, 'We pack your order when it is paid.')
  await cartTag(page)
    .getByText(/^Nothing was charged\. We saved order 1\d{5}/)
    .waitFor()
  expect(await cartTag(page).getByRole('button', { name: 'Print' }).count()).toBe(0)
  await cartTag(page)
    .getByText(/^If paid today: \d[^–]*–[^–]*\d \w+ \d{4}$/)
    .waitFor()
  await cartTag(page)
    .getByRole('link', { name: /^Pay €/ })
    .click()
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await heading(page, 'Thank you for your order').waitFor()
})

test('the products of a refused payment go back into the cart, to be ordered again in another way', async () => {
  const page = await orderToPay('pay-6')
  await page.getByRole('button', { name: 'Decline payment' }).click()
  const number = await cartTag(page)
    .getByText(/^Nothing was charged/)
    .innerText()
  await cartTag(page).getByRole('link', { name: 'hello@birchandbolt.example' }).waitFor()
  const order = new URL(page.url()).searchParams.get('shop-payment')
  await cartTag(page).getByRole('button', { name: 'Choose another way to pay' }).click()
  await heading(page, 'Cart').waitFor()
  const payment = await page.evaluate(async (id) => (await fetch(`/api/orders/${id}/payment`)).json(), order)
  expect(payment).toEqual(expect.not.objectContaining({ url: expect.anything() })) // cancelled, so it can no longer be paid
  expect(new URL(page.url()).search).toBe('')
  expect(await heading(page, 'Payment declined').count()).toBe(0)
  await fillCheckout(page)
  await chooseRadio(page, 'Bank transfer')
  await checkoutButton(page).click()
  await heading(page, 'Thank you for your order').waitFor()
  await cartTag(page).getByRole('listitem').filter({ hasText: product?.title }).waitFor()
  const confirmed = await cartTag(page)
    .getByText(/^Order 1\d{5} is confirmed$/)
    .innerText()
  expect(number).not.toContain(confirmed.replace(/\D/g, ''))
})

test('a refused order that is paid meanwhile is not ordered again', async () => {
  const page = await orderToPay('pay-9')
  const address = page.url()
  await page.getByRole('button', { name: 'Decline payment' }).click()
  await heading(page, 'Payment declined').waitFor()
  const other = await page.context().newPage()
  await other.goto(address)
  await other.getByRole('button', { name: /^Pay €/ }).click()
  await other.waitForURL(/shop-payment=/)
  await cartTag(page).getByRole('button', { name: 'Choose another way to pay' }).click()
  await heading(page, 'Thank you for your order').waitFor()
})

test('a shopper who leaves the provider can still pay, and sees it when it is paid in another window', async () => {
  const page = await orderToPay('pay-3')
  const address = page.url()
  await page.getByRole('link', { name: 'Back to the shop without paying' }).click()
  await heading(page, 'Your order is waiting for its payment').waitFor()
  const other = await page.context().newPage()
  await other.goto(address)
  await other.getByRole('button', { name: /^Pay €/ }).click()
  await other.waitForURL(/shop-payment=/)
  await heading(page, 'Thank you for your order').waitFor()
})

test('a browser that did not place the order learns nothing but whether it is paid', async () => {
  const page = await orderToPay('pay-4')
  await page.getByRole('link', { name: 'Back to the shop without paying' }).click()
  await heading(page, 'Delivery').waitFor()
  for (const stored of [null, '{"order":5}', '{"order":{"id":"another"}}']) {
    await page.evaluate((value) => {
      sessionStorage.clear()
      if (value) sessionStorage.setItem('shop:order-to-pay', value)
    }, stored)
    await page.reload()
    await heading(page, 'Your order is waiting for its payment').waitFor()
    expect(await heading(page, 'Delivery').count()).toBe(0)
    await cartTag(page)
      .getByRole('link', { name: /^Pay €/ })
      .waitFor()
  }
})

test('R53 a logout, also in another tab, takes the buyer and the address of the order with it', async () => {
  const context = await openLoggedIn()
  const page = await orderToPay('pay-8', { context })
  await page.getByRole('button', { name: 'Decline payment' }).click()
  await heading(page, 'Delivery').waitFor()
  const kept = () => page.evaluate(() => sessionStorage.getItem('shop:order-to-pay'))
  expect(await kept()).toContain('Ona')
  const { page: other } = await open({ html: '<shop-header></shop-header>', context })
  await other.locator('shop-header').getByRole('button', { name: 'My account' }).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await heading(page, 'Delivery').waitFor({ state: 'detached' })
  await heading(page, 'Payment declined').waitFor()
  expect(await cartTag(page).getByRole('button', { name: 'Choose another way to pay' }).count()).toBe(0)
  expect(await kept()).toBeNull()
})

test('an order that a transfer pays promises days only for a payment today; what the bank asks for can be copied', async () => {
  const { page } = await open({ html: '<shop-cart></shop-cart>', before: leaveCart(cartOf([lineOf(product as never)], { guid: 'pay-5' })) })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await fillCheckout(page)
  await chooseRadio(page, 'Bank transfer')
  await checkoutButton(page).click()
  await cartTag(page)
    .getByText(/^If paid today: \d[^–]*–[^–]*\d \w+ \d{4}$/)
    .waitFor()
  const copy = async (name: string) => {
    await cartTag(page).getByRole('button', { name }).click()
    await page.locator('shop-announcer').getByText('Copied').waitFor()
    return expect.poll(() => page.evaluate(() => navigator.clipboard.readText()))
  }
  await (await copy('Copy the account number')).toBe('LT121000011101001000')
  await (await copy('Copy the amount')).toMatch(/^\d+,\d\d$/)
  await (await copy('Copy the reference')).toMatch(/^1\d{5}$/)
})

test('the last breadcrumb says what has become of the order, and is that of the cart again when it is ordered anew', async () => {
  const page = await orderToPay('pay-7')
  await page.getByRole('button', { name: 'Decline payment' }).click()
  await expect.poll(() => lastCrumb(page).textContent()).toBe('Payment declined')
  await cartTag(page).getByRole('button', { name: 'Choose another way to pay' }).click()
  await expect.poll(() => lastCrumb(page).textContent()).toBe('Cart')
  await fillCheckout(page)
  await chooseRadio(page, 'Bank transfer')
  await checkoutButton(page).click()
  await expect.poll(() => lastCrumb(page).textContent()).toBe('Order confirmed')
})
