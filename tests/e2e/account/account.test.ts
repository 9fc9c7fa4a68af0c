import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { storedCarts } from '../cart/cart-steps.ts'
import { open, openContext, sites } from '../harness.ts'
import { mailsTo } from '../journeys/journey-steps.ts'

const business = { email: 'tomas@birchandbolt.example', password: 'planks-and-chisels' }
const shopSites = ['shop', 'routed'] as const
const area = (page: Page) => page.locator('shop-account')
const heading = (page: Page, name: string) => area(page).getByRole('heading', { name, level: 1 })
const menu = (page: Page) => area(page).getByRole('navigation', { name: 'My account' })
const sectionOf = (page: Page) => new URL(page.url()).searchParams.get('section')
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const hasFocus = (page: Page, name: string) => heading(page, name).evaluate((element) => element.matches(':focus'))

async function logIn(page: Page, { email, password }: typeof business) {
  await area(page).getByLabel('Email').fill(email)
  const secret = area(page).locator('input[name="password"]')
  await secret.fill(password)
  await secret.press('Enter')
}

/** Opens the details of the order whose row contains `pieces`; returns the row. */
async function openOrder(page: Page, pieces: string) {
  const row = area(page).getByRole('row').filter({ hasText: pieces })
  await row.getByRole('button', { name: /^Details of order/ }).click()
  return row
}

test.each(shopSites)(
  'ACC-13 ORD-03 on the %s site a customer logs in, reorders, returns a piece and logs out',
  async (site) => {
    const { page, errors, calls } = await open({ site, path: '/account?section=orders' })
    await logIn(page, business)
    await heading(page, 'My orders').waitFor({ timeout: 20_000 })
    await expect.poll(() => area(page).getByRole('rowheader').count()).toBe(10)
    expect(calls(/^GET \/api\/orders\/(order|payment)-statuses$/)).toHaveLength(2)
    const row = await openOrder(page, '78 pcs')
    await row.getByText('Delivered').waitFor()
    await row.getByText('Paid').waitFor()
    await area(page)
      .getByRole('link', { name: /bucket/ })
      .waitFor()

    await area(page).getByRole('button', { name: 'Order again' }).click()
    await area(page).getByText('3 products of the order are in the cart').waitFor()
    // each reorder adds six, and a retry reorders again
    const inCart = async () => (await storedCarts(page))[0]?.products.find(({ code }) => code === 'LK-2102')?.quantity
    await expect.poll(async () => ((await inCart()) ?? 1) % 6).toBe(0)
    await page.locator('shop-side-cart').getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('shop-side-cart').getByRole('dialog').waitFor({ state: 'detached' })

    await area(page)
      .getByRole('link', { name: /^Return ?:/ })
      .click()
    await heading(page, 'Returns').waitFor()
    await expect.poll(() => hasFocus(page, 'Returns')).toBe(true)
    expect(sectionOf(page)).toBe('productReturns')
    expect(new URL(page.url()).searchParams.get('order')).not.toBeNull()
    const counts = area(page).getByText(/^78 pcs ordered/)
    const returnable = async () => Number(/(\d+) eligible/.exec((await counts.textContent()) ?? '')?.[1])
    await counts.waitFor()
    const before = await returnable()
    await area(page).getByRole('button', { name: 'More pieces' }).first().click()
    await area(page)
      .getByRole('combobox', { name: /^Reason/ })
      .selectOption('faulty')
    await area(page).getByRole('button', { name: 'Request return' }).click()
    await area(page).getByText('Your return was requested').waitFor()
    await expect.poll(returnable).toBe(before - 1)
    await area(page).getByText('Requested', { exact: true }).first().waitFor()

    await page.goBack()
    await heading(page, 'My orders').waitFor()
    await menu(page).getByRole('link', { name: 'Delivery addresses' }).click()
    await area(page).getByText('Taikos pr. 88').first().waitFor()
    await menu(page).getByRole('button', { name: 'Log out' }).click()
    await area(page).getByRole('heading', { name: 'Log in' }).waitFor({ timeout: 20_000 })
    expect(sectionOf(page)).toBe('delivery-addresses')
    expect(await area(page).getByText('Taikos pr. 88').count()).toBe(0)
    expect(errors.filter((error) => !/401/.test(error))).toEqual([])
  },
  90_000,
)

test('GEN-07 shows orders, returns, loyalty programs and credit to customers, not to visitors', async () => {
  const { page, errors, calls } = await open({ path: '/account' })
  const sections: [key: string, title: string, content: Locator][] = [
    ['orders', 'My orders', area(page).getByRole('rowheader').first()],
    [
      'productReturns',
      'Returns',
      area(page)
        .getByText(/^27 pcs ordered/)
        .first(),
    ],
    ['loyalty-programs', 'Loyalty program', area(page).getByRole('heading', { name: 'Birch circle' })],
    ['credit', 'My credit', area(page).locator('dl').getByText('€5000,00')],
  ]
  for (const [key] of sections) {
    await page.goto(`${sites.shop}/account?section=${key}`)
    await area(page).getByRole('heading', { name: 'Log in' }).waitFor()
    expect(await menu(page).count(), key).toBe(0)
  }
  expect(calls(/\/api\/(orders|returns|loyalty)/)).toEqual([])

  await logIn(page, business)
  await heading(page, 'My credit').waitFor({ timeout: 20_000 })
  for (const [key, title, content] of sections) {
    await menu(page)
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .click()
    await heading(page, title).waitFor()
    await content.waitFor()
    expect(sectionOf(page)).toBe(key)
  }
  expect(errors.filter((error) => !/401/.test(error))).toEqual([])
})

test('ACC-02 My credit lists what is to pay, and a link opens the details of that order', async () => {
  const { page, errors } = await open({ path: '/account?section=credit' })
  await logIn(page, business)
  await heading(page, 'My credit').waitFor({ timeout: 20_000 })
  const orders = area(page).getByRole('table', { name: 'Invoices to pay' })
  await orders.waitFor()
  const link = orders.getByRole('link').first()
  const number = await link.innerText()
  const numbers = await orders.getByRole('link').allInnerTexts()
  expect(numbers.length).toBeGreaterThan(1)
  expect(numbers).toEqual(numbers.toSorted())
  await area(page)
    .getByText(/^(In \d+ days?|Today|Overdue)$/)
    .first()
    .waitFor()
  const reference = area(page).getByRole('term').filter({ hasText: 'Reference' })
  expect(await reference.locator('xpath=following-sibling::dd').innerText()).toBe(number)
  const due = await orders.locator('strong').first().innerText()
  await link.click()
  await heading(page, 'My orders').waitFor()
  await area(page).getByRole('definition').filter({ hasText: due }).waitFor()
  const row = area(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: number }) })
  await row.getByText('Awaiting payment').waitFor()
  expect(await row.getByRole('button', { name: /^Details of order/ }).getAttribute('aria-expanded')).toBe('true')

  // Lithuanian has the longest words and dates
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`${sites.shop}/lt/paskyra?section=credit`)
  await area(page).getByRole('table', { name: 'Neapmokėtos sąskaitos' }).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(errors.filter((error) => !/401/.test(error))).toEqual([])
})

/** Registers a company account and confirms its email. */
async function createCompanyAccount(email: string, password: string) {
  const send = (path: string, data: object) =>
    fetch(`${sites.shop}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shop-Request': '1', Origin: sites.shop },
      body: JSON.stringify(data),
    })
  const company = {
    companyName: 'Uosis',
    companyEmail: email,
    companyPhone: '+37052123456',
    companyCode: '305000111',
    companyCountry: 'LT',
  }
  const person = { name: 'Rasa', surname: 'Vaitkutė', email, phone: '+37060011223', password, password2: password }
  const vat = { companyVatCode: 'LT100011122213' }
  await send('/api/register/en', { b2bCustomer: true, ...company, ...vat, ...person, agreeToPrivacyAndTerms: true, gdprAccepted: true })
  const token = /email-approval-token=([\w-]+)/.exec((await mailsTo(email))[0] ?? '')?.[1] ?? ''
  expect((await send('/api/approve-account', { token })).status).toBe(200)
}

test('ACC-13 GEN-15 on a phone a new account shows its requisites, hides missing sections and changes its password', async () => {
  const [email, password] = [`area-${Date.now()}@example.com`, 'seven birds over the bay']
  await createCompanyAccount(email, password)
  const context = await openContext({ viewport: { width: 375, height: 800 } })
  const { page, errors } = await open({ context, path: '/account?section=credit' })
  await logIn(page, { email, password })
  await heading(page, 'Requisites').waitFor({ timeout: 20_000 })
  await area(page).getByText('305000111').waitFor()
  const isFolded = async () => (await menu(page).getByRole('link').count()) === 0
  expect(await isFolded()).toBe(true)
  await menu(page).getByRole('button', { name: 'My account Requisites' }).click()
  expect(await menu(page).getByRole('link', { name: 'Requisites' }).getAttribute('aria-current')).toBe('page')
  expect(await menu(page).getByRole('link', { name: 'My orders 0' }).count()).toBe(1)
  expect(await menu(page).getByRole('link', { name: 'My credit' }).count()).toBe(0)
  await menu(page).getByRole('link', { name: 'Password change' }).click()
  await expect.poll(isFolded).toBe(true)
  await heading(page, 'Password change').waitFor()
  const change = area(page).getByRole('button', { name: 'Save password' })
  const field = (name: string) => area(page).locator(`input[name="${name}"]`)
  await field('password').fill('eight birds over the bay')
  await field('password2').fill('nine birds over the bay')
  await change.click()
  await area(page).getByText('Passwords does not match').waitFor()
  await field('password2').fill('eight birds over the bay')
  await change.click()
  await area(page).getByText('Password changed').waitFor()
  await menu(page).getByRole('button', { name: 'My account Password change' }).click()
  await menu(page).getByRole('link', { name: 'My orders' }).click()
  await area(page).getByText('You have no orders yet').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(errors.filter((error) => !/401/.test(error))).toEqual([])
})
