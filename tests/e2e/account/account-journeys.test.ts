import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import type { Shop } from '../../../demo/server/app/shop.ts'
import { cartOf, leaveCart, lineOf, type Sold, soldProducts, storedCarts } from '../cart/cart-steps.ts'
import { newContext, open, openContext, sites, type Visit } from '../harness.ts'
import { startIsolatedShop } from '../isolated-shop.ts'
import { mailsTo } from '../journeys/journey-steps.ts'
import { waitForNetworkIdle } from '../network-idle.ts'
import {
  addAddress,
  area,
  areaField,
  areaHeading,
  changePassword,
  chooseSection,
  inArea,
  leaveArea,
  logInToArea,
  orderPieces,
  reloaded,
  sendPieceBack,
} from '../page/area-steps.ts'
import { approve, openAdmin, setRegistrationMode, signIn } from '../session/admin-steps.ts'
import { fillRegistration, firstPassword } from '../session/register-steps.ts'

let shop: Shop
let sold: Sold
/** The desk of this shop, an operator signed in: every test turns the switches as it needs them. */
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

/** The link in the newest mail to somebody, once a mail with this subject is there. */
async function linkMailed(email: string, subject: string): Promise<string> {
  const newest = async () => (await mailsTo(email))[0] ?? ''
  await expect.poll(newest).toContain(subject)
  return (/https?:[^\s<]+/.exec(await newest())?.[0] ?? '').replaceAll('&amp;', '&')
}

const bothSites = ['shop', 'cms'] as const
type Site = (typeof bothSites)[number]
const accountUrl = (site: Site) => sites[site] + (site === 'shop' ? '/account' : '/members')
const toPath = (link: string) => link.slice(new URL(link).origin.length)

/** The customer area alone on a page of one of the sites. */
const openAreaAlone = (site: Site, query: string) =>
  open({ site, path: `${new URL(accountUrl(site)).pathname}${query}`, html: '<shop-account></shop-account>', contextOptions: {} })

/** The same, on the shop's site on the page that the shop has for it. */
const openArea = (site: Site, query: string) => (site === 'shop' ? open({ path: `/account${query}` }) : openAreaAlone(site, query))

describe('a company registers, looks at an order, sends a piece back, keeps an address, changes its password and leaves', () => {
  const register = async (page: Page, email: string) => {
    const create = area(page).getByRole('button', { name: /^Create account/ })
    await create.waitFor()
    await fillRegistration(area(page), email)
    await create.click()
  }

  async function liveInArea({ page, errors }: Visit, email: string) {
    await inArea(page, 'UAB Medžio dirbtuvė').waitFor(reloaded)
    const order = await orderPieces(page, sold, 3)
    await shop.db.query("update customer_order set status = 'delivered', payment_status = 'paid' where id = $1", [order.id])
    await chooseSection(page, 'My orders')
    await sendPieceBack(page, order.number, 3)
    await linkMailed(email, `Your return of order ${order.number}`)
    await chooseSection(page, 'Delivery addresses')
    await addAddress(page, { address: 'Pušų g. 7', city: 'Kaunas', postcode: '44001' })
    await chooseSection(page, 'Password change')
    await changePassword(page, nextPassword)
    await linkMailed(email, 'Your password at Birch &amp; Bolt was changed')
    await leaveArea(page)
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Rasa|Pušų/)
    await logInToArea(page, email, firstPassword)
    await inArea(page, 'Incorrect credentials').waitFor()
    await logInToArea(page, email, nextPassword)
    await areaHeading(page, 'Password change').waitFor(reloaded)
    expect(errors.filter((error) => !/401/.test(error))).toEqual([])
  }

  test.each(bothSites)(
    'GEN-15 REG-04 SESS-08 on the %s site, after the link of the mail',
    async (site) => {
      await setRegistrationMode(desk, 'confirmation')
      const email = newEmail()
      const visit = await openArea(site, '?step=register')
      const { page, context } = visit
      await register(page, email)
      await area(page).getByRole('heading', { name: 'You should receive an email soon to confirm your email' }).waitFor()
      const link = await linkMailed(email, 'Confirm your account')

      await page.goto(accountUrl(site))
      await logInToArea(page, email, firstPassword)
      await inArea(page, /^Please check your mailbox to confirm your account/).waitFor()
      const { page: mailed } = await open({ path: toPath(link), context })
      await inArea(mailed, 'Your email is confirmed, you may now login').waitFor()
      await mailed.close()
      await logInToArea(page, email, firstPassword)
      await liveInArea(visit, email)
    },
    90_000,
  )

  test.each(bothSites)(
    'SESS-08 on the %s site, after an administrator has approved the account',
    async (site) => {
      await setRegistrationMode(desk, 'approval')
      const email = newEmail()
      const { page } = await openAreaAlone(site, '?step=register')
      await register(page, email)
      await area(page).getByRole('heading', { name: 'Your account has been created and will be confirmed within a few days' }).waitFor()
      await page.goto(accountUrl(site))
      await logInToArea(page, email, firstPassword)
      await inArea(page, 'Your account is yet to be approved by an administrator').waitFor()
      await approve(desk, email)
      await linkMailed(email, 'is open')
      await logInToArea(page, email, firstPassword)
      await inArea(page, 'UAB Medžio dirbtuvė').waitFor(reloaded)
    },
    60_000,
  )

  test.each(bothSites)(
    'SESS-08 on the %s site, logged in at once',
    async (site) => {
      await setRegistrationMode(desk, 'at once')
      const { page } = await openAreaAlone(site, '?step=register')
      // it stands there until the page loads anew, which is soon: every frame is looked at
      const said = page.waitForFunction(
        (words) =>
          [...(document.querySelector('shop-account')?.shadowRoot?.querySelectorAll('h1, h2') ?? [])].some(
            (heading) => heading.textContent === words,
          ),
        'Registration successful!',
      )
      await register(page, newEmail())
      await said
      await inArea(page, 'UAB Medžio dirbtuvė').waitFor(reloaded)
    },
    60_000,
  )
})

test.each(bothSites)('GEN-15 a forgotten password: from a page of the %s by the link of the mail to a new one, and in', async (site) => {
  await setRegistrationMode(desk, 'confirmation')
  const customer = demoCustomers[bothSites.indexOf(site)]
  const email = customer?.email ?? ''
  const { page: story } = await open({ site, html: '<shop-login></shop-login>' })
  const login = story.locator('shop-login')
  await login.getByRole('link', { name: 'Forgot your password?' }).click()
  await login.getByRole('heading', { name: 'Password recovery' }).waitFor()
  await login.locator('input[name="email"]').fill(email)
  await login.getByRole('button', { name: 'Send the link' }).click()
  await login.getByRole('heading', { name: 'Please check your email' }).waitFor()

  const { page } = await open({ path: toPath(await linkMailed(email, 'A new password for')) })
  await areaField(page, 'password').fill(lastPassword)
  await areaField(page, 'password2').fill(lastPassword)
  await areaField(page, 'password2').press('Enter')
  await area(page).getByRole('heading', { name: 'Password changed' }).waitFor()
  await area(page).getByRole('link', { name: 'Log in' }).click()
  await logInToArea(page, email, customer?.password ?? '')
  await inArea(page, 'Incorrect credentials').waitFor()
  await logInToArea(page, email, lastPassword)
  await areaHeading(page, 'Requisites').waitFor(reloaded)
})

/** A visitor with two pieces in the cart, a name to send them to and a wish. */
const asVisitor = async (page: Page) => {
  await leaveCart(cartOf([lineOf(sold, 2)], { address: { name: 'Tomas', email: 'tomas@mail.example' } }))(page)
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('shop:wishlist')) localStorage.setItem('shop:wishlist', text)
    },
    JSON.stringify({ version: 1, value: { [sold.id]: [sold.code] } }),
  )
}
const storedWishes = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('shop:wishlist') ?? '{}').value)

/** A link of the desk by which the operator of a browser acts as the first customer of the demo. */
async function linkToActAs(context: BrowserContext): Promise<string> {
  const page = await openAdmin(context)
  await page.getByRole('button', { name: `Act as ${demoCustomers[0]?.email}` }).click()
  const link = await page.locator('#act-as').getAttribute('href')
  await page.close()
  return toPath(link ?? '')
}

/** The bodies of what a page posts to act as somebody, from its beginning. */
const watchActs = (bodies: unknown[]) => async (page: Page) => {
  await asVisitor(page)
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/customer/impersonate')) bodies.push(request.postDataJSON())
  })
}

test('IMP-01 IMP-03 the token of the address is posted; the cart and the wishes of the visitor are gone', async () => {
  const context = await openContext()
  const path = await linkToActAs(context)
  const bodies: unknown[] = []
  const { page } = await open({ path, before: watchActs(bodies), context })
  await page.locator('shop-header').getByText('You act as Ona Petraitienė').waitFor(reloaded)
  expect(bodies).toEqual([{ token: new URLSearchParams(path.slice(path.indexOf('?'))).get('impersonateToken') }])
  await page.locator('shop-header').getByRole('link', { name: 'Cart is empty' }).waitFor()
  await page.locator('shop-header').getByRole('link', { name: 'Wishlist', exact: true }).waitFor()
  await expect.poll(async () => (await storedCarts(page)).flatMap(({ products }) => products)).toEqual([])
  await expect.poll(() => storedWishes(page)).toEqual({})
})

test('IMP-04 a token that does not work is logged; nobody is told of it, and nothing is lost', async () => {
  const bodies: unknown[] = []
  const { page, errors } = await open({ path: '/?impersonateToken=no-such-token', before: watchActs(bodies), contextOptions: {} })
  await expect.poll(() => errors.join()).toMatch(/Http status 4\d\d for .*\/api\/customer\/impersonate/)
  await page.locator('shop-header').getByRole('link', { name: 'Cart, 2 products' }).waitFor()
  await page.locator('shop-header').getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
  await waitForNetworkIdle(page)
  expect(bodies).toEqual([{ token: 'no-such-token' }])
  expect(await storedCarts(page)).toMatchObject([{ products: [{ code: sold.code, quantity: 2 }] }])
  expect(await storedWishes(page)).toEqual({ [sold.id]: [sold.code] })
  await page.locator('shop-header').getByRole('link', { name: 'Profile' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect((await page.locator('shop-announcer').allTextContents()).join('')).toBe('')
})

test('GEN-14 IMP-02 R57 an operator acts as a customer by a link of the desk, once; every page says so, and there is a way out', async () => {
  const context = await openContext()
  let token = 'none yet'
  const told: string[] = []
  const before = async (page: Page) => {
    await asVisitor(page)
    page.on('request', (request) => {
      const { referer = '' } = request.headers()
      if (!request.isNavigationRequest() && `${request.url()} ${referer}`.includes(token)) told.push(request.url())
    })
  }
  const story = { path: '/story', html: '<shop-header></shop-header>', context, before }
  const { page } = await open(story)
  const header = page.locator('shop-header')
  const banner = header.getByText('You act as Ona Petraitienė')
  await header.getByRole('link', { name: 'Cart, 2 products' }).waitFor()
  const waiting = (await open(story)).page.locator('shop-header')
  await waiting.getByRole('link', { name: 'Cart, 2 products' }).waitFor()
  await signIn(page)
  await page.getByRole('button', { name: 'Act as ona@birchandbolt.example' }).click()
  const link = (await page.locator('#act-as').getAttribute('href')) ?? ''
  token = new URL(link).searchParams.get('impersonateToken') ?? ''
  expect(token.length).toBeGreaterThan(20)
  await page.locator('#act-as').click()

  await banner.waitFor(reloaded)
  expect(page.url()).toBe(`${sites.shop}/`)
  await header.getByRole('link', { name: 'Cart is empty' }).waitFor()
  // a tab that was open all the while is told
  await waiting.getByText('You act as Ona Petraitienė').waitFor()
  await waiting.getByRole('link', { name: 'Cart is empty' }).waitFor()
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored).not.toMatch(new RegExp(`Tomas|tomas@|${sold.title}|${token}`))

  const again = await open({ path: toPath(link), context, before })
  await expect.poll(() => again.errors.join()).toContain('has been used')
  const bannerThere = again.page.locator('shop-header').getByText('You act as Ona Petraitienė')
  await bannerThere.waitFor()
  expect(again.calls(/impersonate$/)).toEqual([])
  expect(again.page.url()).toBe(`${sites.shop}/`)
  expect(told).toEqual([]) // R12
  // the menu of the customer area would say it too, were there no strip
  await again.page.goto(`${sites.shop}/account`)
  await again.page.locator('shop-account').getByRole('link', { name: 'Delivery addresses' }).waitFor(reloaded)
  await expect.poll(() => again.page.getByText('You act as Ona Petraitienė').count()).toBe(1)

  await header.getByRole('button', { name: 'Log out' }).first().click()
  for (const tab of [page, again.page]) await tab.locator('shop-header').getByRole('link', { name: 'Profile' }).waitFor(reloaded)
  await expect.poll(async () => [await banner.count(), await bannerThere.count()]).toEqual([0, 0])
}, 60_000)
