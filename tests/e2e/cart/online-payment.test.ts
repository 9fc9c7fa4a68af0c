import { expect, test } from 'vitest'
import { open } from '../harness.ts'
import { cartOf, leaveCart, lineOf, soldProducts } from './cart-steps.ts'
import { cartTag, checkoutButton, chooseRadio, fillCheckout } from './checkout-steps.ts'

const [product] = await soldProducts(1)
if (!product) throw new Error('The shop sells too little for these tests')

/** Orders a cart to pay online, and waits for the page of the provider. */
async function orderToPay(guid: string) {
  const visit = await open({ html: '<shop-cart></shop-cart>', before: leaveCart(cartOf([lineOf(product as never)], { guid })) })
  const { page } = visit
  await fillCheckout(page)
  await chooseRadio(page, 'Card or online bank')
  await checkoutButton(page).click()
  await page.getByRole('heading', { name: 'Simulated payment' }).waitFor()
  return page
}
const heading = (page: Awaited<ReturnType<typeof orderToPay>>, name: string) => cartTag(page).getByRole('heading', { name })

test('an order is paid at the provider, and the cart page says so, also after a reload', async () => {
  const page = await orderToPay('pay-1')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await heading(page, 'Thank you for your order').waitFor()
  await cartTag(page)
    .getByText(/^Order 1\d{5} is paid$/)
    .waitFor()
  await expect
    .poll(() => heading(page, 'Thank you for your order').evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node))
    .toBe(true)
  await page.reload()
  await cartTag(page)
    .getByText(/^Order 1\d{5} is paid$/)
    .waitFor()
  expect(await cartTag(page).getByRole('link', { name: /^Pay/ }).count()).toBe(0)
})

test('a refused payment is offered again, without another order', async () => {
  const page = await orderToPay('pay-2')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await heading(page, 'The payment was refused').waitFor()
  await cartTag(page)
    .getByRole('link', { name: /^Pay €/ })
    .click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await heading(page, 'Thank you for your order').waitFor()
})

test('a shopper who leaves the provider can still pay, and sees it when it is paid in another window', async () => {
  const page = await orderToPay('pay-3')
  const address = page.url()
  await page.getByRole('link', { name: 'Back to the shop without paying' }).click()
  await heading(page, 'Your order is waiting for its payment').waitFor()
  const other = await page.context().newPage()
  await other.goto(address)
  await other.getByRole('button', { name: 'Pay', exact: true }).click()
  await other.waitForURL(/shop-payment=/)
  await heading(page, 'Thank you for your order').waitFor()
})
