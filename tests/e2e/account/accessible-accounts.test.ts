import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { cartOf, leaveCart, lineOf, soldProducts } from '../cart/cart-steps.ts'
import { createFormContext, focusedField } from '../forms/form-steps.ts'
import { open } from '../harness.ts'

/** Attributes that reference an id missing from the root of their element. */
const brokenReferences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const referenceAttributes = [
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
        ...referenceAttributes.flatMap((name) =>
          (element.getAttribute(name)?.split(/\s+/) ?? [])
            .filter((id) => id && !root.getElementById(id))
            .map((id) => `${element.localName} ${name}=${id}`),
        ),
        ...(element.shadowRoot ? look(element.shadowRoot) : []),
      ])
    return look(document)
  })

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Fields with a font below 16 px, which makes phones zoom in on focus. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const look = (root: Document | ShadowRoot): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        ...(element.matches('input:not([type="radio"], [type="checkbox"], [type="file"], [type="range"]), select, textarea')
          ? [element]
          : []),
        ...(element.shadowRoot ? look(element.shadowRoot) : []),
      ])
    return look(document)
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.getAttribute('name') ?? field.localName)
  })

/** Number of running CSS transitions. */
const runningTransitions = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length)

/** Views to check: a wide light one, and a dark one as narrow as at 400 % zoom. */
const bothViews = [
  [1440, 'light'],
  [320, 'dark'],
] as const

async function expectAccessible(page: Page, views: readonly (readonly [number, 'light' | 'dark'])[] = bothViews) {
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.poll(() => overflow(page), { message: `${page.url()} at ${width}` }).toBe(0)
    await expect.poll(() => runningTransitions(page)).toBe(0)
    expect(await axeFindings(page), `${page.url()} at ${width}`).toEqual([])
    expect(await brokenReferences(page)).toEqual([])
    if (width < 1024) expect(await smallFields(page)).toEqual([])
  }
}

/** Whether a live region in the root of the button has text. */
const hasAnnouncement = (button: Locator) =>
  button.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot
    const live = [...root.querySelectorAll<HTMLElement>('[role="alert"], [role="status"], [aria-live]')]
    return live.some(({ innerText }) => innerText.trim() !== '')
  })

/** `aria-invalid` and description of the focused field. */
const focusedError = (page: Page) =>
  page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    const root = focused?.getRootNode() as ShadowRoot
    const ids = focused?.getAttribute('aria-describedby')?.split(' ') ?? []
    const text = ids.map((id) => root.getElementById(id)?.innerText ?? '').join(' ')
    return { invalid: focused?.getAttribute('aria-invalid'), text }
  })

/** Pixels of the focused element covered by the sticky header or cart bar, or below the viewport. */
const coveredPixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let focused = document.activeElement
    const header = document.querySelector('shop-header')
    if (!focused?.closest('main') || !header) return 0
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    const { top, bottom } = focused.getBoundingClientRect()
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

test('R55 R56 on another site each form announces its errors, focuses its first invalid field and passes axe in both views', async () => {
  const { page } = await open({ site: 'cms', html: `<main><h1>Members</h1>${forms}</main>` })
  for (const [id, button, first] of [
    ['login', 'Log in', 'email'],
    ['forgot', 'Send the link', 'email'],
    ['register', 'Create account', 'companyName'],
    ['change', 'Save password', 'password'],
    ['contact', 'Send', 'name'],
  ] as const) {
    const send = page.locator(`#${id}`).getByRole('button', { name: new RegExp(`^${button}$`) })
    await send.click()
    await expect.poll(() => hasAnnouncement(send), { message: id }).toBe(true)
    await expect.poll(() => focusedField(page), { message: id }).toBe(first)
    const error = await focusedError(page)
    expect(error.invalid, id).toBe('true')
    expect(error.text.trim(), id).not.toBe('')
  }
  await expectAccessible(page)

  // Tab passes all forms without a focus trap
  await page.locator('#login').getByRole('textbox', { name: 'Email' }).focus()
  const hasPassed = async () => {
    await page.keyboard.press('Tab')
    return page.evaluate(() => document.activeElement?.id === 'after')
  }
  let presses = 0
  while (presses < 120 && !(await hasPassed())) presses += 1
  expect(presses).toBeLessThan(120)
}, 90_000)

test('R55 the customer area with an open address form is accessible in both views', async () => {
  const { page } = await open({ path: '/account?section=orders', context: await createFormContext('tomas') })
  const area = page.locator('shop-account')
  await area.getByRole('rowheader').first().waitFor({ timeout: 20_000 })
  await area
    .getByRole('button', { name: /^Details of order/ })
    .first()
    .click()
  await area.getByRole('button', { name: 'Order again' }).waitFor()
  await expectAccessible(page)
  // the section menu shows all sections on a tablet
  await page.setViewportSize({ width: 768, height: 1024 })
  const menu = area.getByRole('navigation', { name: 'My account' })
  const isWhole = () => menu.evaluate((nav) => nav.scrollWidth <= nav.clientWidth && nav.querySelectorAll('a').length > 9)
  await expect.poll(isWhole).toBe(true)
  expect(await menu.getByRole('link', { name: 'Password change' }).isVisible()).toBe(true)
  expect(await menu.getByRole('button', { name: 'My account My orders' }).count()).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await area.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Delivery addresses' }).click()
  await area.getByRole('button', { name: 'Add an address' }).click()
  await area.getByRole('button', { name: 'Save the address' }).click()
  await area.getByRole('alert').filter({ hasText: 'Form fields invalid' }).waitFor()
  await expect.poll(() => focusedField(page)).toBe('address')
  await expectAccessible(page)
}, 90_000)

test('R55 an open side cart and the filters of a phone are accessible in both views', async () => {
  const [sold] = await soldProducts(1)
  const { page } = await open({ path: '/c/outdoor', before: leaveCart(cartOf(sold ? [lineOf(sold, 2)] : [])) })
  const card = page.locator('shop-category article.card').first()
  await card.getByRole('button', { name: /^Add to cart/ }).click()
  const cart = page.locator('shop-side-cart').getByRole('dialog')
  await cart.getByRole('link', { name: 'Checkout' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await cart.waitFor({ state: 'detached' })

  await page.setViewportSize({ width: 375, height: 740 })
  await page.locator('shop-category').last().getByRole('button', { name: 'Filters' }).click()
  await page.locator('shop-category').getByRole('dialog', { name: 'Filters' }).waitFor()
  await expectAccessible(page, [
    [375, 'light'],
    [375, 'dark'],
  ])
}, 90_000)

test('R55 home page, login and registration pass axe on a phone in both colour schemes', async () => {
  const views = [
    [375, 'light'],
    [375, 'dark'],
  ] as const
  const [sold] = await soldProducts(1)
  const before = leaveCart(cartOf(sold ? [lineOf(sold, 24)] : []))
  const { page } = await open({ width: 375, path: '/', before })
  await page.locator('shop-footer').getByRole('link', { name: 'Go to cart' }).waitFor()
  const title = page.locator('shop-product-list a.card-link').nth(3)
  await page.locator('shop-product-list').scrollIntoViewIfNeeded() // the list loads near the viewport
  await title.waitFor()
  // the sticky header covers half of the link
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
      expect(await coveredPixels(page), `${key} ${presses}`).toBe(0)
    }
  await expectAccessible(page, views)
  await login.getByRole('link', { name: 'Sign up' }).click()
  await login.getByRole('heading', { name: 'Create an account' }).waitFor()
  await expectAccessible(page, views)
}, 90_000)
