import type { BrowserContext, Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { cartOf, leaveCart, lineOf, type Sold, soldProducts, storedCarts } from '../cart/cart-steps.ts'
import { open, openContext, sites } from '../harness.ts'
import { waitForNetworkIdle } from '../network-idle.ts'
import { createAccount, password } from './login-steps.ts'

// one product per site, because the server keeps the state of earlier tests
const [soldAtShop, soldAtCms, soldBefore] = await soldProducts(3)
const tomas = demoCustomers.find(({ id }) => id === 'tomas')
if (!soldAtShop || !soldAtCms || !soldBefore || !tomas) throw new Error('The shop lacks what these tests need')

const header = (page: Page) => page.locator('shop-header')
const profile = (page: Page) => header(page).getByRole('link', { name: 'Profile' })
const account = (page: Page) => header(page).getByRole('button', { name: 'My account' })
const menu = (page: Page) => header(page).getByRole('menu', { name: 'My account' })
const hasFocus = (locator: Locator) => locator.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

/** Stores a visitor's cart and wish before the page starts. */
const seedVisitorState = (sold: Sold) => async (page: Page) => {
  await leaveCart(cartOf([lineOf(sold, 2)], { address: { name: 'Tomas', email: 'tomas@mail.example' } }))(page)
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('shop:wishlist')) localStorage.setItem('shop:wishlist', text)
    },
    JSON.stringify({ version: 1, value: { [sold.id]: [sold.code] } }),
  )
}

interface Credentials {
  email: string
  password: string
}

async function logIn(page: Page, { email, password: secret }: Credentials) {
  const form = page.locator('shop-account')
  await form.getByLabel('Email').fill(email)
  await form.locator('input[name=password]').fill(secret)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await account(page).waitFor({ timeout: 20_000 })
}

/** Logs a context in through the API. */
const become = (context: BrowserContext, { email, password: secret }: Credentials) =>
  send(context, 'POST', '/api/customer/login', { email, password: secret })
const becomeTomas = (context: BrowserContext) => become(context, tomas)

/** Sends a request to the shop with the session of a context. */
async function send(context: BrowserContext, method: 'POST' | 'PUT', path: string, data: object) {
  const response = await context.request.fetch(`${sites.shop}${path}`, { method, headers: { 'X-Shop-Request': '1' }, data })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return response
}

/** Server state of the customer, requested from the page. */
const fetchStored = (page: Page, path: string) =>
  page.evaluate(async (address) => (await fetch(address, { credentials: 'include' })).json(), `${sites.shop}${path}`)

describe.each([
  ['shop', soldAtShop],
  ['cms', soldAtCms],
] as const)('on pages of the %s', (site, sold) => {
  test('GEN-01 SESS-03 SESS-06 login and logout sync to another tab, with cart and wishlist', async () => {
    const context = await openContext()
    const html = '<shop-header></shop-header>'
    const { page: other } = await open({ site, html, context, path: '/other-page', before: seedVisitorState(sold) })
    await profile(other).waitFor()
    const { page } = await open({ site, html: `${html}<shop-account></shop-account>`, context })
    await logIn(page, tomas)
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

test('CART-14 WISH-07 a login merges local and server carts and wishlists', async () => {
  const customer = { email: await createAccount(), password }
  const earlier = await openContext()
  await become(earlier, customer)
  const serverCart = { guid: 'server-cart', products: [lineOf(soldBefore, 3)], expiry: Math.floor(Date.now() / 1000) + 86_400 }
  await send(earlier, 'POST', '/api/carts', { active: true, data: JSON.stringify(serverCart) })
  await send(earlier, 'PUT', '/api/wishlist/variants', { [soldBefore.id]: [soldBefore.code] })

  const { page, calls } = await open({
    html: '<shop-header></shop-header><shop-account></shop-account>',
    context: await openContext(),
    before: seedVisitorState(soldAtShop),
  })
  await logIn(page, customer)
  const lines = (products: { code: string; quantity: number }[] = []) =>
    Object.fromEntries(products.map(({ code, quantity }) => [code, quantity]))
  const both = { [soldAtShop.code]: 2, [soldBefore.code]: 3 }
  await expect.poll(async () => lines((await storedCarts(page))[0]?.products)).toEqual(both)
  await expect.poll(async () => lines(JSON.parse((await fetchStored(page, '/api/carts?active=true')).data).products)).toEqual(both)
  expect(calls(/^GET \/api\/carts/)[0]).toBe('GET /api/carts?active=true')
  const wishes = { [soldAtShop.id]: [soldAtShop.code], [soldBefore.id]: [soldBefore.code] }
  await expect.poll(() => fetchStored(page, '/api/wishlist/variants')).toEqual({ variantCodesByProductId: wishes })
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('shop:wishlist') ?? '{}').value)).toEqual(wishes)
})

test('SESS-04 a logout clears details, then wishlist, addresses and recipients, then reloads the page', async () => {
  const context = await openContext()
  await becomeTomas(context)
  // a cart that another test left on the server would replace the one with a recipient
  const withRecipient = cartOf([lineOf(soldBefore, 2)], { address: { name: 'Tomas', email: 'tomas@mail.example' } })
  await send(context, 'POST', '/api/carts', { active: true, data: JSON.stringify(withRecipient) })
  const visited = seedVisitorState(soldBefore)
  const { page } = await open({
    html: '<shop-header></shop-header>',
    context,
    before: async (opened) => {
      await visited(opened)
      // records steps in sessionStorage, which survives the reload
      await opened.addInitScript(() => {
        const write = Storage.prototype.setItem
        const record = (step: string) => {
          const steps: string[] = JSON.parse(sessionStorage.getItem('steps') ?? '[]')
          write.call(sessionStorage, 'steps', JSON.stringify([...steps, step]))
        }
        Storage.prototype.setItem = function (key, text) {
          write.call(this, key, text)
          if (this === localStorage) record(`${key} ${text}`)
        }
        addEventListener('shop-logout', ({ target }) => (target as Element).localName === 'shop-config' && record('details'))
        addEventListener('pagehide', () => record('reload'))
      })
    },
  })
  await account(page).click()
  await waitForNetworkIdle(page)
  await expect.poll(() => stored(page)).toMatch(/shop:addresses.*Taikos pr/)
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0 // a page may unload before its next frame
    sessionStorage.removeItem('steps')
  })
  await menu(page).getByRole('menuitem', { name: 'Log out' }).click()
  await profile(page).waitFor()
  const steps: string[] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('steps') ?? '[]'))
  const indexOf = (pattern: RegExp) => steps.findIndex((step) => pattern.test(step))
  const order = [
    /^details$/,
    /^shop:wishlist .*\{\}/,
    /^shop:addresses .*\[\]/,
    /^shop:carts (?!.*tomas@)/,
    /^shop:signal .*logout/,
    /^reload$/,
  ].map(indexOf)
  expect(order, steps.join('\n')).not.toContain(-1)
  expect(order, steps.join('\n')).toEqual([...order].sort((a, b) => a - b))
})

test('SESS-09 customer details determine menu entries, form fields and the popup', async () => {
  const form = '<shop-form form-id="inquiry"></shop-form>'
  const popup = '<shop-newsletter-popup delay-seconds="0" headline="News" description="Once a month"></shop-newsletter-popup>'
  const ona = demoCustomers.find(({ id }) => id === 'ona') ?? tomas
  const subscriber = { email: await createAccount(), password } // the registration subscribes to the newsletter
  const inspect = async (customer: Credentials) => {
    const context = await openContext()
    await become(context, customer)
    const { page } = await open({ html: `<shop-header></shop-header>${form}`, context })
    const field = (name: string) => page.locator(`shop-form input[name="${name}"]`)
    await expect.poll(() => field('name').inputValue()).not.toBe('')
    const fields = await Promise.all(['name', 'surname', 'email'].map((name) => field(name).inputValue()))
    const company = (await field('company').count()) ? await field('company').inputValue() : undefined
    await account(page).click()
    await menu(page).getByRole('menuitem', { name: 'Requisites' }).waitFor()
    const hasCredit = (await menu(page).getByRole('menuitem', { name: 'My credit' }).count()) > 0
    const { page: other } = await open({ html: popup, context, path: '/other-page' })
    return { values: [...fields, company, hasCredit], other, dialog: other.locator('shop-newsletter-popup').getByRole('dialog') }
  }
  const seenBy = { tomas: await inspect(tomas), ona: await inspect(ona), subscriber: await inspect(subscriber) }
  expect(seenBy.tomas.values).toEqual(['Tomas', 'Jankauskas', tomas.email, 'Meistrų kiemas, UAB', true])
  expect(seenBy.ona.values).toEqual(['Ona', 'Petraitienė', ona.email, undefined, false])
  expect(seenBy.subscriber.values).toEqual(['Rūta', 'Vaitkutė', subscriber.email, 'Uosis, UAB', false])
  for (const { dialog } of [seenBy.tomas, seenBy.ona]) await dialog.waitFor()
  await waitForNetworkIdle(seenBy.subscriber.other)
  expect(await seenBy.subscriber.dialog.count()).toBe(0)
})

test('HEAD-09 HEAD-10 HEAD-11 a customer’s profile icon opens a menu with order count and logout', async () => {
  const context = await openContext()
  await becomeTomas(context)
  const { page } = await open({ html: '<shop-header></shop-header><p>Page</p>', context })
  const response = await context.request.get(`${sites.shop}/api/orders`, { headers: { 'Return-total-count': 'true' } })
  await account(page).press('ArrowDown')
  const orders = menu(page).getByRole('menuitem', { name: `My orders ${response.headers()['total-count']}` })
  await expect.poll(() => hasFocus(orders)).toBe(true)
  expect(await orders.getAttribute('href')).toBe('/account?section=orders')
  await page.keyboard.press('ArrowUp')
  const logout = menu(page).getByRole('menuitem', { name: 'Log out' })
  await expect.poll(() => hasFocus(logout)).toBe(true)
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

test('SESS-01 SESS-02 ACC-01 the mobile menu shows the order count; a sign-up in another tab reloads the details', async () => {
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
