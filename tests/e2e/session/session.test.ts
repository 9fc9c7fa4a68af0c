import type { BrowserContext, Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { cartOf, leaveCart, lineOf, type Sold, soldProducts } from '../cart/cart-steps.ts'
import { open, openContext, sites } from '../harness.ts'

// each site its own: the shop keeps what the test before has brought
const [soldAtShop, soldAtCms] = await soldProducts(2)
const tomas = demoCustomers.find(({ id }) => id === 'tomas')
if (!soldAtShop || !soldAtCms || !tomas) throw new Error('The shop lacks what these tests need')

const header = (page: Page) => page.locator('shop-header')
const profile = (page: Page) => header(page).getByRole('link', { name: 'Profile' })
const account = (page: Page) => header(page).getByRole('button', { name: 'My account' })
const menu = (page: Page) => header(page).getByRole('menu', { name: 'My account' })
const hasFocus = (at: Locator) => at.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

/** Leaves a cart and a wish in the browser, as a visitor has them. */
const seedVisitorState = (sold: Sold) => async (page: Page) => {
  await leaveCart(cartOf([lineOf(sold, 2)], { address: { name: 'Tomas', email: 'tomas@mail.example' } }))(page)
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('shop:wishlist')) localStorage.setItem('shop:wishlist', text)
    },
    JSON.stringify({ version: 1, value: { [sold.id]: [sold.code] } }),
  )
}

async function logIn(page: Page) {
  const form = page.locator('shop-account')
  await form.getByLabel('Email').fill(tomas?.email ?? '')
  await form.locator('input[name=password]').fill(tomas?.password ?? '')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await account(page).waitFor({ timeout: 20_000 })
}

/** Logs a browser in as the form does, without showing it. */
const becomeTomas = (context: BrowserContext) =>
  context.request.post(`${sites.shop}/api/customer/login`, {
    headers: { 'X-Shop-Request': '1' },
    data: { email: tomas.email, password: tomas.password },
  })

/** What the server keeps for the customer, asked from a page of theirs. */
const fetchStored = (page: Page, path: string) =>
  page.evaluate(async (address) => (await fetch(address, { credentials: 'include' })).json(), `${sites.shop}${path}`)

describe.each([
  ['shop', soldAtShop],
  ['cms', soldAtCms],
] as const)('on pages of the %s', (site, sold) => {
  test('GEN-01 SESS-03 SESS-06 a login is followed by another tab and takes cart and wishlist along; a log-out takes all of it away', async () => {
    const context = await openContext()
    const html = '<shop-header></shop-header>'
    const { page: other } = await open({ site, html, context, path: '/other-page', before: seedVisitorState(sold) })
    await profile(other).waitFor()
    const { page } = await open({ site, html: `${html}<shop-account></shop-account>`, context })
    await logIn(page)
    await account(other).waitFor()
    await expect
      .poll(() => fetchStored(page, '/api/wishlist/variants'))
      .toEqual({ variantCodesByProductId: expect.objectContaining({ [sold.id]: [sold.code] }) })
    await expect.poll(async () => (await fetchStored(page, '/api/carts?active=true')).data).toContain(sold.code)

    await account(other).click()
    await menu(other).getByRole('menuitem', { name: 'Log out' }).click()
    await profile(other).waitFor()
    await profile(page).waitFor()
    expect(await stored(other)).not.toMatch(/Tomas|tomas@/)
    expect(await other.evaluate(() => JSON.parse(localStorage.getItem('shop:wishlist') ?? '{}').value)).toEqual({})
    await page.locator('shop-account').locator('input[name=password]').waitFor()
  })
})

test('HEAD-09 HEAD-10 HEAD-11 the profile icon of a customer opens a menu with the number of orders and the way out', async () => {
  const context = await openContext()
  await becomeTomas(context)
  const { page } = await open({ html: '<shop-header></shop-header><p>Page</p>', context })
  const answer = await context.request.get(`${sites.shop}/api/orders`, { headers: { 'Return-total-count': 'true' } })
  await account(page).press('ArrowDown')
  const orders = menu(page).getByRole('menuitem', { name: `My orders ${answer.headers()['total-count']}` })
  await expect.poll(() => hasFocus(orders)).toBe(true)
  expect(await orders.getAttribute('href')).toBe('/account?section=orders')
  await page.keyboard.press('ArrowUp')
  const leave = menu(page).getByRole('menuitem', { name: 'Log out' })
  await expect.poll(() => hasFocus(leave)).toBe(true)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => hasFocus(menu(page).getByRole('menuitem', { name: 'My credit' }))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(account(page))).toBe(true)
  expect(await menu(page).count()).toBe(0)
  await account(page).click()
  await menu(page).waitFor()
  await page.getByText('Page').click()
  await menu(page).waitFor({ state: 'detached' })
  await account(page).click()
  await orders.click()
  await page.waitForURL(`${sites.shop}/account?section=orders`)
})

test('SESS-01 SESS-02 ACC-01 on a phone the menu has the number of orders; a sign-up in another tab loads the details again', async () => {
  const context = await openContext({ viewport: { width: 375, height: 800 } })
  await becomeTomas(context)
  const { page, calls } = await open({ html: '<shop-header></shop-header>', context })
  await account(page).click()
  await menu(page).waitFor()
  const { left, right } = await menu(page).evaluate((element) => element.getBoundingClientRect())
  expect([left >= 0, right <= 375]).toEqual([true, true])
  await page.keyboard.press('Escape')
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await header(page)
    .getByRole('dialog')
    .getByRole('link', { name: /^My orders \d+$/ })
    .waitFor()
  const details = () => calls(/account-details/).length
  expect(details()).toBe(1)
  const { page: other } = await open({ html: '<p>Another tab</p>', context, path: '/other-page' })
  await other.evaluate(() => localStorage.setItem('shop:signal', JSON.stringify({ type: 'sign_up', at: Date.now() })))
  await expect.poll(details).toBe(2)
})
