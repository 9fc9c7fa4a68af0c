import { expect, test } from 'vitest'
import { cartTag, checkoutButton, fillCheckout } from '../e2e/cart/checkout-steps.ts'
import { open, sites, type VisitOptions } from '../e2e/harness.ts'
import { titles } from '../e2e/listing/listing-steps.ts'
import { login, submitLogin } from '../e2e/session/login-steps.ts'
import { kit } from './page.ts'

const connection = '<shop-config mode="demo"></shop-config>'
const list = '<shop-product-list category="kitchen" subcategories split-by="off" filters sort-select page-size="4"></shop-product-list>'

/** Opens a page without a shop, and records what it requests other than itself and files of the kit. */
async function openDemo(html: string, options: VisitOptions = {}) {
  const sent: string[] = []
  const visit = await open({
    site: 'cms',
    connection,
    html,
    ...options,
    async before(page) {
      page.on('request', (request) => {
        const { pathname, origin } = new URL(request.url())
        const isHost = origin === sites.cms && pathname === '/test-page'
        if (!isHost && !/^\/kit\/(shop-kit\.js|shop-api\.js|[ac]\/)/.test(pathname)) sent.push(request.url())
      })
      await options.before?.(page)
    },
  })
  return { ...visit, sent }
}

test('a list in demo mode has pictures, filters, an order and pages, and asks no server', async () => {
  const { page, sent, errors } = await openDemo(list)
  const shop = page.locator('shop-product-list')
  await expect.poll(async () => (await titles(page)).length).toBe(4)
  const picture = shop.locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 100)).toBe(true)
  await shop
    .getByRole('link', { name: '2' })
    .or(shop.getByRole('button', { name: 'Page 2' }))
    .first()
    .click()
  await expect.poll(async () => (await titles(page)).length).toBe(2)
  await shop.getByRole('checkbox', { name: /Ugn/ }).click()
  await expect.poll(() => titles(page)).toEqual(['Cast-iron casserole with lid'])
  expect(sent).toEqual([])
  expect(errors).toEqual([])
})

test('an order in demo mode: product, options, cart, checkout, and a confirmation that says that it is a demo', async () => {
  const { page, sent, errors } = await openDemo(
    '<shop-product product-id="sw-1201"></shop-product><shop-cart-button></shop-cart-button><shop-cart></shop-cart>',
  )
  const product = page.locator('shop-product')
  await product.getByText('Slotted screwdriver').first().waitFor()
  await product.getByRole('radio').first().check({ force: true })
  await product.getByRole('button', { name: 'Add to cart' }).first().click()
  await cartTag(page).getByRole('heading', { name: 'Recipient' }).waitFor()
  await fillCheckout(page)
  await expect.poll(() => checkoutButton(page).innerText()).toContain('16,80')
  await checkoutButton(page).click()
  await cartTag(page).getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  await cartTag(page).getByText('DEMO-1001').waitFor()
  await cartTag(page).getByText('This is a demo: nothing was ordered, and nothing has to be paid.').waitFor()
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => !key.startsWith('shop-demo:'))).toEqual([])
  expect(stored).toContain('shop-demo:server')
  expect(sent).toEqual([])
  expect(errors).toEqual([])
})

test('search, wishlist, login and a page in demo mode, set from a script attribute', async () => {
  const { page, sent, errors } = await openDemo(
    '<shop-search></shop-search><shop-wishlist></shop-wishlist><shop-login></shop-login><shop-account section="orders" login="off"></shop-account><shop-page path="/c/kitchen"></shop-page>',
    { connection: '', script: 'data-mode="demo" data-shop' },
  )
  await page.locator('shop-search').first().getByRole('combobox').fill('mug')
  await page.locator('shop-search').first().getByText('Morning mug').waitFor()
  await page.locator('shop-page').getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor()
  await submitLogin(page, 'anyone@example.com', 'wrong')
  await login(page).getByRole('alert').first().waitFor()
  await submitLogin(page, 'anyone@example.com', 'demo')
  await page.locator('shop-account').getByRole('heading', { name: 'Orders' }).first().waitFor()
  expect(sent).toEqual([])
  expect(errors.filter((error) => !error.includes('401'))).toEqual([])
})

test('a script turns the demo mode on with configure()', async () => {
  const { page, sent } = await openDemo('', { connection: '' })
  const api = await kit(page)
  await api.evaluate(({ configure }) => configure({ mode: 'demo' }))
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), list)
  await expect.poll(async () => (await titles(page)).length).toBe(4)
  expect(sent).toEqual([])
})

test('a nested shop-config cannot set the demo mode: cart and prices belong to the whole page', async () => {
  const { calls } = await open({
    site: 'cms',
    html: '<shop-config mode="demo"><shop-product-list product-list="trail" page-size="2"></shop-product-list></shop-config>',
  })
  await expect.poll(() => calls(/\/api\/products/).length).toBeGreaterThan(0)
})
