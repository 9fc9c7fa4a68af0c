import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import type { Shop } from '../../../server/app/shop.ts'
import { cartOf, leaveCart, lineOf, type Sold, soldProducts, storedCarts } from '../cart/cart-steps.ts'
import { newContext, open, openContext, sites, type Visit } from '../harness.ts'
import { startIsolatedShop } from '../isolated-shop.ts'
import { mailsTo } from '../journeys/journey-steps.ts'
import { waitForNetworkIdle } from '../network-idle.ts'
import {
  addAddress,
  afterReload,
  area,
  areaField,
  areaHeading,
  changePassword,
  chooseSection,
  inArea,
  logInToArea,
  logOutOfArea,
  placeOrder,
  returnPiece,
} from '../page/area-steps.ts'
import { approve, openAdmin, setRegistrationMode, signIn } from '../session/admin-steps.ts'
import { fillRegistration, firstPassword } from '../session/register-steps.ts'

let shop: Shop
let sold: Sold
/** The admin page of this shop with a signed-in operator. Each test sets the registration mode it needs. */
let desk: Page
beforeAll(async () => {
  shop = await startIsolatedShop()
  desk = await openAdmin(await newContext({}))
  const [found] = await soldProducts(1)
  if (!found) throw new Error('The shop sells nothing')
  sold = found
})
afterAll(async () => {
  await desk.context().close()
  await shop.close()
})

let accounts = 0
const newEmail = () => `journey-${++accounts}@medis.example`
const [nextPassword, lastPassword] = ['nine herons near the mill', 'twelve cranes over the field']

/** Waits until the newest mail to a recipient contains `subject`; returns its link. */
async function mailedLink(email: string, subject: string): Promise<string> {
  const newest = async () => (await mailsTo(email))[0] ?? ''
  await expect.poll(newest).toContain(subject)
  return (/https?:[^\s<]+/.exec(await newest())?.[0] ?? '').replaceAll('&amp;', '&')
}

const bothSites = ['shop', 'cms'] as const
type Site = (typeof bothSites)[number]
const accountUrl = (site: Site) => sites[site] + (site === 'shop' ? '/account' : '/members')
const toPath = (link: string) => link.slice(new URL(link).origin.length)

/** Opens a host page with only the customer area. */
const openHostedArea = (site: Site, query: string) =>
  open({ site, path: `${new URL(accountUrl(site)).pathname}${query}`, html: '<shop-account></shop-account>', contextOptions: {} })

/** Opens the customer area: on the shop's account page, or on a host page of the content site. */
const openArea = (site: Site, query: string) => (site === 'shop' ? open({ path: `/account${query}` }) : openHostedArea(site, query))

describe('a company registers, views an order, returns a piece, adds an address, changes its password and logs out', () => {
  const register = async (page: Page, email: string) => {
    const create = area(page).getByRole('button', { name: /^Create account/ })
    await create.waitFor()
    await fillRegistration(area(page), email)
    await create.click()
  }

  async function useArea({ page, errors }: Visit, email: string) {
    await inArea(page, 'UAB Medžio dirbtuvė').waitFor(afterReload)
    const order = await placeOrder(page, sold, 3)
    await shop.db.query("update customer_order set status = 'delivered', payment_status = 'paid' where id = $1", [order.id])
    await chooseSection(page, 'My orders')
    await returnPiece(page, order.number, 3)
    await mailedLink(email, `Your return of order ${order.number}`)
    await chooseSection(page, 'Delivery addresses')
    await addAddress(page, { address: 'Pušų g. 7', city: 'Kaunas', postcode: '44001' })
    await chooseSection(page, 'Password change')
    await changePassword(page, nextPassword)
    await mailedLink(email, 'Your password at Birch &amp; Bolt was changed')
    await logOutOfArea(page)
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Rasa|Pušų/)
    await logInToArea(page, email, firstPassword)
    await inArea(page, 'Incorrect credentials').waitFor()
    await logInToArea(page, email, nextPassword)
    await areaHeading(page, 'Password change').waitFor(afterReload)
    expect(errors.filter((error) => !/401/.test(error))).toEqual([])
  }

  test.each(bothSites)(
    'GEN-15 REG-04 SESS-08 on the %s site, after the confirmation mail',
    async (site) => {
      await setRegistrationMode(desk, 'confirmation')
      const email = newEmail()
      const visit = await openArea(site, '?step=register')
      const { page, context } = visit
      await register(page, email)
      await area(page).getByRole('heading', { name: 'You should receive an email soon to confirm your email' }).waitFor()
      const link = await mailedLink(email, 'Confirm your account')

      await page.goto(accountUrl(site))
      await logInToArea(page, email, firstPassword)
      await inArea(page, /^Please check your mailbox to confirm your account/).waitFor()
      const { page: mailed } = await open({ path: toPath(link), context })
      await inArea(mailed, 'Your email is confirmed, you may now login').waitFor()
      await mailed.close()
      await logInToArea(page, email, firstPassword)
      await useArea(visit, email)
    },
    90_000,
  )

  test.each(bothSites)(
    'SESS-08 on the %s site, after approval by an administrator',
    async (site) => {
      await setRegistrationMode(desk, 'approval')
      const email = newEmail()
      const { page } = await openHostedArea(site, '?step=register')
      await register(page, email)
      await area(page).getByRole('heading', { name: 'Your account has been created and will be confirmed within a few days' }).waitFor()
      await page.goto(accountUrl(site))
      await logInToArea(page, email, firstPassword)
      await inArea(page, 'Your account is yet to be approved by an administrator').waitFor()
      await approve(desk, email)
      await mailedLink(email, 'is open')
      await logInToArea(page, email, firstPassword)
      await inArea(page, 'UAB Medžio dirbtuvė').waitFor(afterReload)
    },
    60_000,
  )

  test.each(bothSites)(
    'SESS-08 on the %s site, logged in immediately',
    async (site) => {
      await setRegistrationMode(desk, 'at once')
      const { page } = await openHostedArea(site, '?step=register')
      // polls every frame, because the heading disappears with the reload
      const successHeading = page.waitForFunction(
        (words) =>
          [...(document.querySelector('shop-account')?.shadowRoot?.querySelectorAll('h1, h2') ?? [])].some(
            (heading) => heading.textContent === words,
          ),
        'Registration successful!',
      )
      await register(page, newEmail())
      await successHeading
      await inArea(page, 'UAB Medžio dirbtuvė').waitFor(afterReload)
    },
    60_000,
  )
})

test('REG-05 without approval and confirmation a registration logs in, confirms success and reloads after 4 s', async () => {
  await setRegistrationMode(desk, 'at once')
  const email = newEmail()
  const html = '<shop-login step="register"></shop-login>'
  const { page, calls } = await open({ html, before: (opened) => opened.clock.install() })
  const form = page.locator('shop-login')
  const success = form.getByRole('heading', { name: 'Registration successful!' })
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window)
  const fetchCustomer = () => page.evaluate(async (url) => (await fetch(url)).json(), `${sites.shop}/api/customer/account-details`)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await fillRegistration(form, email)
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.getByRole('button', { name: /^Create account/ }).click()
  await success.waitFor()
  expect(calls(/^POST \/api\/register/)).toEqual(['POST /api/register/en?create_temporar_session=true'])
  expect(await fetchCustomer()).toMatchObject({ email })

  await page.clock.runFor(3900)
  await page.waitForTimeout(500) // a reload would start within this time
  expect([await isSameDocument(), await success.isVisible()]).toEqual([true, true])
  const reload = page.waitForEvent('load')
  await page.clock.runFor(100)
  await reload
  expect(await isSameDocument()).toBe(false)
  expect(await fetchCustomer()).toMatchObject({ email })
})

test.each(bothSites)('GEN-15 on the %s site a customer resets a forgotten password by mail and logs in', async (site) => {
  await setRegistrationMode(desk, 'confirmation')
  const customer = demoCustomers[bothSites.indexOf(site)]
  const email = customer?.email ?? ''
  const { page: hostPage } = await open({ site, html: '<shop-login></shop-login>' })
  const login = hostPage.locator('shop-login')
  await login.getByRole('link', { name: 'Forgot your password?' }).click()
  await login.getByRole('heading', { name: 'Password recovery' }).waitFor()
  await login.locator('input[name="email"]').fill(email)
  await login.getByRole('button', { name: 'Send the link' }).click()
  await login.getByRole('heading', { name: 'Please check your email' }).waitFor()

  const { page } = await open({ path: toPath(await mailedLink(email, 'A new password for')) })
  await areaField(page, 'password').fill(lastPassword)
  await areaField(page, 'password2').fill(lastPassword)
  await areaField(page, 'password2').press('Enter')
  await area(page).getByRole('heading', { name: 'Password changed' }).waitFor()
  await area(page).getByRole('link', { name: 'Log in' }).click()
  await logInToArea(page, email, customer?.password ?? '')
  await inArea(page, 'Incorrect credentials').waitFor()
  await logInToArea(page, email, lastPassword)
  await areaHeading(page, 'Requisites').waitFor(afterReload)
})

/** Stores a visitor's state before the page starts: two pieces in the cart, a recipient and a wish. */
const seedVisitorState = async (page: Page) => {
  await leaveCart(cartOf([lineOf(sold, 2)], { address: { name: 'Tomas', email: 'tomas@mail.example' } }))(page)
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('shop:wishlist')) localStorage.setItem('shop:wishlist', text)
    },
    JSON.stringify({ version: 1, value: { [sold.id]: [sold.code] } }),
  )
}
const storedWishlist = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('shop:wishlist') ?? '{}').value)

/** Path of an impersonation link for the first demo customer, created on the admin page. */
async function createImpersonationPath(context: BrowserContext): Promise<string> {
  const page = await openAdmin(context)
  await page.getByRole('button', { name: `Act as ${demoCustomers[0]?.email}` }).click()
  const link = await page.locator('#act-as').getAttribute('href')
  await page.close()
  return toPath(link ?? '')
}

/** Records the bodies of impersonation requests from the start of the page. */
const recordImpersonations = (bodies: unknown[]) => async (page: Page) => {
  await seedVisitorState(page)
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/customer/impersonate')) bodies.push(request.postDataJSON())
  })
}

test('IMP-01 IMP-03 the page posts the token of the URL and clears the visitor’s cart and wishlist', async () => {
  const context = await openContext()
  const path = await createImpersonationPath(context)
  const bodies: unknown[] = []
  const { page } = await open({ path, before: recordImpersonations(bodies), context })
  await page.locator('shop-header').getByText('You act as Ona Petraitienė').waitFor(afterReload)
  expect(bodies).toEqual([{ token: new URLSearchParams(path.slice(path.indexOf('?'))).get('impersonateToken') }])
  await page.locator('shop-header').getByRole('link', { name: 'Cart is empty' }).waitFor()
  await page.locator('shop-header').getByRole('link', { name: 'Wishlist', exact: true }).waitFor()
  await expect.poll(async () => (await storedCarts(page)).flatMap(({ products }) => products)).toEqual([])
  await expect.poll(() => storedWishlist(page)).toEqual({})
})

test('IMP-04 an invalid token is logged without a message and keeps cart and wishlist', async () => {
  const bodies: unknown[] = []
  const { page, errors } = await open({
    path: '/?impersonateToken=no-such-token',
    before: recordImpersonations(bodies),
    contextOptions: {},
  })
  await expect.poll(() => errors.join()).toMatch(/Http status 4\d\d for .*\/api\/customer\/impersonate/)
  await page.locator('shop-header').getByRole('link', { name: 'Cart, 2 products' }).waitFor()
  await page.locator('shop-header').getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
  await waitForNetworkIdle(page)
  expect(bodies).toEqual([{ token: 'no-such-token' }])
  expect(await storedCarts(page)).toMatchObject([{ products: [{ code: sold.code, quantity: 2 }] }])
  expect(await storedWishlist(page)).toEqual({ [sold.id]: [sold.code] })
  await page.locator('shop-header').getByRole('link', { name: 'Profile' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect((await page.locator('shop-announcer').allTextContents()).join('')).toBe('')
})

test('GEN-14 IMP-02 R57 an operator impersonates a customer with a single-use link, every page shows a banner, and logout ends it', async () => {
  const context = await openContext()
  let token = 'none yet'
  const leaks: string[] = []
  const before = async (page: Page) => {
    await seedVisitorState(page)
    page.on('request', (request) => {
      const { referer = '' } = request.headers()
      if (!request.isNavigationRequest() && `${request.url()} ${referer}`.includes(token)) leaks.push(request.url())
    })
  }
  const visitOptions = { path: '/story', html: '<shop-header></shop-header>', context, before }
  const { page } = await open(visitOptions)
  const header = page.locator('shop-header')
  const banner = header.getByText('You act as Ona Petraitienė')
  await header.getByRole('link', { name: 'Cart, 2 products' }).waitFor()
  const otherTab = (await open(visitOptions)).page.locator('shop-header')
  await otherTab.getByRole('link', { name: 'Cart, 2 products' }).waitFor()
  await signIn(page)
  await page.getByRole('button', { name: 'Act as ona@birchandbolt.example' }).click()
  const link = (await page.locator('#act-as').getAttribute('href')) ?? ''
  token = new URL(link).searchParams.get('impersonateToken') ?? ''
  expect(token.length).toBeGreaterThan(20)
  await page.locator('#act-as').click()

  await banner.waitFor(afterReload)
  expect(page.url()).toBe(`${sites.shop}/`)
  await header.getByRole('link', { name: 'Cart is empty' }).waitFor()
  // a tab that was open before follows
  await otherTab.getByText('You act as Ona Petraitienė').waitFor()
  await otherTab.getByRole('link', { name: 'Cart is empty' }).waitFor()
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored).not.toMatch(new RegExp(`Tomas|tomas@|${sold.title}|${token}`))

  const again = await open({ path: toPath(link), context, before })
  await expect.poll(() => again.errors.join()).toContain('has been used')
  const secondBanner = again.page.locator('shop-header').getByText('You act as Ona Petraitienė')
  await secondBanner.waitFor()
  expect(again.calls(/impersonate$/)).toEqual([])
  expect(again.page.url()).toBe(`${sites.shop}/`)
  expect(leaks).toEqual([]) // (R12)
  // the customer area omits its own notice because the banner shows it
  await again.page.goto(`${sites.shop}/account`)
  await again.page.locator('shop-account').getByRole('link', { name: 'Delivery addresses' }).waitFor(afterReload)
  await expect.poll(() => again.page.getByText('You act as Ona Petraitienė').count()).toBe(1)

  await header.getByRole('button', { name: 'Log out' }).first().click()
  for (const tab of [page, again.page]) await tab.locator('shop-header').getByRole('link', { name: 'Profile' }).waitFor(afterReload)
  await expect.poll(async () => [await banner.count(), await secondBanner.count()]).toEqual([0, 0])
}, 60_000)
