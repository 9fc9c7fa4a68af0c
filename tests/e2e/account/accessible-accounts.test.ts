import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { cartOf, leaveCart, lineOf, soldProducts } from '../cart/cart-steps.ts'
import { createFormContext, focusedField } from '../forms/form-steps.ts'
import { open } from '../harness.ts'

/** Attributes that name an id which is not in the root of their element. */
const strayReferences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const naming = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-activedescendant',
      'aria-errormessage',
      'for',
      'list',
      'form',
    ]
    const look = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...naming.flatMap((name) =>
          (element.getAttribute(name)?.split(/\s+/) ?? [])
            .filter((id) => id && !root.getElementById(id))
            .map((id) => `${element.localName} ${name}=${id}`),
        ),
        ...(element.shadowRoot ? look(element.shadowRoot) : []),
      ])
    return look(document)
  })

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Fields with words so small that a phone zooms in on them. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const look = (root: Document | ShadowRoot): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        ...(element.matches('input:not([type="radio"], [type="checkbox"], [type="file"]), select, textarea') ? [element] : []),
        ...(element.shadowRoot ? look(element.shadowRoot) : []),
      ])
    return look(document)
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.getAttribute('name') ?? field.localName)
  })

/** How many colours and places are still on their way to new ones. */
const moving = (page: Page) => page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length)

/** Both views of a page: a wide light one, and a dark one as narrow as a page at 400 % is. */
const bothViews = [
  [1440, 'light'],
  [320, 'dark'],
] as const

async function expectAccessible(page: Page, views: readonly (readonly [number, 'light' | 'dark'])[] = bothViews) {
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.poll(() => overflow(page), { message: `${page.url()} at ${width}` }).toBe(0)
    await expect.poll(() => moving(page)).toBe(0)
    expect(await axeFindings(page), `${page.url()} at ${width}`).toEqual([])
    expect(await strayReferences(page)).toEqual([])
    expect(await smallFields(page)).toEqual([])
  }
}

/** Whether an element with this role in the same root as the button says something. */
const isTold = (button: Locator) =>
  button.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot
    const live = [...root.querySelectorAll<HTMLElement>('[role="alert"], [role="status"], [aria-live]')]
    return live.some(({ innerText }) => innerText.trim() !== '')
  })

/** The text that describes the field with the focus. */
const focusedError = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    const root = at?.getRootNode() as ShadowRoot
    const ids = at?.getAttribute('aria-describedby')?.split(' ') ?? []
    const text = ids.map((id) => root.getElementById(id)?.innerText ?? '').join(' ')
    return { invalid: at?.getAttribute('aria-invalid'), text }
  })

/** Whole pixels of what has the focus that the header or the cart, which stay, or the end of the window covers. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let at = document.activeElement
    const header = document.querySelector('shop-header')
    if (!at?.closest('main') || !header) return 0
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    const { top, bottom } = at.getBoundingClientRect()
    const cart = document.querySelector('shop-footer')?.shadowRoot?.querySelector('.cart-bar')
    const end = cart?.getBoundingClientRect().top ?? innerHeight
    return Math.floor(Math.max(0, header.getBoundingClientRect().bottom - top, bottom - end))
  })

const forms = `
  <shop-login id="login"></shop-login>
  <shop-login id="forgot" step="forgot-password"></shop-login>
  <shop-login id="register" step="register"></shop-login>
  <shop-login id="change" step="password-change"></shop-login>
  <shop-form id="contact" form-id="contact"></shop-form>
  <button id="after" style="padding: 8px">After</button>`

test('R55 R56 on another site each form tells what is wrong, leads to its first field, and axe finds nothing in either view', async () => {
  const { page } = await open({ site: 'cms', html: `<main><h1>Members</h1>${forms}</main>` })
  for (const [id, button, first] of [
    ['login', 'Log in', 'email'],
    ['forgot', 'Send the link', 'email'],
    ['register', 'Create account', 'companyName'],
    ['change', 'Save the password', 'password'],
    ['contact', 'Send', 'name'],
  ] as const) {
    const send = page.locator(`#${id}`).getByRole('button', { name: new RegExp(`^${button}$`) })
    await send.click()
    await expect.poll(() => isTold(send), { message: id }).toBe(true)
    await expect.poll(() => focusedField(page), { message: id }).toBe(first)
    const error = await focusedError(page)
    expect(error.invalid, id).toBe('true')
    expect(error.text.trim(), id).not.toBe('')
  }
  await expectAccessible(page)

  // the keyboard comes through all of it
  await page.locator('#login').getByRole('textbox', { name: 'Email' }).focus()
  const hasPassed = async () => {
    await page.keyboard.press('Tab')
    return page.evaluate(() => document.activeElement?.id === 'after')
  }
  let presses = 0
  while (presses < 120 && !(await hasPassed())) presses += 1
  expect(presses).toBeLessThan(120)
}, 90_000)

test('R55 the customer area of the shop, with an address being written, is accessible in both views', async () => {
  const { page } = await open({ path: '/account?section=orders', context: await createFormContext('tomas') })
  const area = page.locator('shop-account')
  await area.getByRole('rowheader').first().waitFor({ timeout: 20_000 })
  await area
    .getByRole('button', { name: /^Details of order/ })
    .first()
    .click()
  await area.getByRole('button', { name: 'Order again' }).waitFor()
  await expectAccessible(page)
  // the row of sections shows that it goes on, until its end is reached
  const row = area.getByRole('navigation', { name: 'My account' })
  const goesOn = () => row.evaluate((nav) => [nav.hasAttribute('data-before'), nav.hasAttribute('data-behind')])
  await expect.poll(goesOn).toEqual([false, true])
  await row.evaluate((nav) => nav.scrollTo({ left: nav.scrollWidth }))
  await expect.poll(goesOn).toEqual([true, false])
  await page.setViewportSize({ width: 1440, height: 900 })
  await area.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Delivery addresses' }).click()
  await area.getByRole('button', { name: 'Add an address' }).click()
  await area.getByRole('button', { name: 'Save the address' }).click()
  await area.getByRole('alert').filter({ hasText: 'Form fields invalid' }).waitFor()
  await expect.poll(() => focusedField(page)).toBe('address')
  await expectAccessible(page)
}, 90_000)

test('R55 on a phone, in both schemes, axe finds nothing on the home page, the login and the registration', async () => {
  const views = [
    [375, 'light'],
    [375, 'dark'],
  ] as const
  const [sold] = await soldProducts(1)
  const before = leaveCart(cartOf(sold ? [lineOf(sold, 24)] : []))
  const { page } = await open({ width: 375, path: '/', before })
  await page.locator('shop-footer').getByRole('link', { name: 'Go to cart' }).waitFor()
  const title = page.locator('shop-product-list a.card-link').nth(3)
  await page.locator('shop-product-list').scrollIntoViewIfNeeded() // it loads when somebody comes near
  await title.waitFor()
  // half of it is under the header that stays
  await title.evaluate((link) => {
    const edge = document.querySelector('shop-header')?.getBoundingClientRect().bottom ?? 0
    scrollBy({ top: link.getBoundingClientRect().top + 8 - edge, behavior: 'instant' })
  })
  await expectAccessible(page, views)

  await page.goto(new URL('/account', page.url()).href)
  const login = page.locator('shop-login, shop-account')
  await login.getByRole('button', { name: 'Show password' }).waitFor()
  await page.setViewportSize({ width: 375, height: 480 })
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press(key)
      expect(await covered(page), `${key} ${presses}`).toBe(0)
    }
  await expectAccessible(page, views)
  await login.getByRole('link', { name: 'Sign up' }).click()
  await login.getByRole('heading', { name: 'Company registration' }).waitFor()
  await expectAccessible(page, views)
}, 90_000)
