import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { kit } from '../../elements/page.ts'
import { soldProducts } from '../cart/cart-steps.ts'
import { open, sites, type Visit } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'

const [sold] = await soldProducts(1)
if (!sold) throw new Error('The shop sells too little for these tests')
const visits = { shop: shareVisit({ html: '', stays: true }), cms: shareVisit({ html: '', site: 'cms', stays: true }) }
const tags = '<shop-header></shop-header><main>Page</main><shop-side-cart></shop-side-cart>'

const header = (page: Page) => page.locator('shop-header')
const drawer = (page: Page) => header(page).getByRole('dialog')
/** Adds two pieces to an empty cart through the kit's script API. */
const fillCart = async ({ page }: Visit) =>
  (await kit(page)).evaluate(({ cart }, product) => {
    cart.clear()
    cart.add(product as never, 2, product.code)
  }, sold)
const cartIcon = (page: Page) => header(page).getByRole('link', { name: /^Cart/ })

describe.each(['shop', 'cms'] as const)('on a page of the %s', (site) => {
  const origin = site === 'shop' ? '' : sites.shop

  test('HEAD-01 the burger button opens the menu and regains focus on close', async () => {
    const { page } = await show(visits[site], { html: tags })
    const burger = header(page).getByRole('button', { name: 'Menu', exact: true })
    await burger.click()
    await drawer(page).getByRole('button', { name: 'Workshop' }).waitFor()
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
    await expect.poll(() => burger.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)).toBe(true)
  })

  test('HEAD-02 HEAD-03 HEAD-04 renders languages, a search box and three icons', async () => {
    const { page } = await show(visits[site], { html: tags })
    await header(page).getByRole('button', { name: 'Language: English' }).waitFor()
    await header(page).getByRole('combobox', { name: 'Search' }).waitFor()
    for (const name of ['Profile', 'Wishlist', 'Cart is empty']) await header(page).getByRole('link', { name }).waitFor()
  })

  test('HEAD-05 HEAD-08 links the wishlist icon to the wishlist and the visitor’s profile icon to the customer area', async () => {
    const { page } = await show(visits[site], { html: tags })
    const hrefOf = (name: string) => header(page).getByRole('link', { name }).getAttribute('href')
    await expect.poll(() => hrefOf('Wishlist')).toBe(`${origin}/wishlist`)
    await expect.poll(() => hrefOf('Profile')).toBe(`${origin}/account`)
  })

  test('HEAD-06 the cart icon opens the side cart on large screens', async () => {
    const { page } = await show(visits[site], { html: tags })
    await fillCart(visits[site])
    await cartIcon(page).click()
    await page.locator('shop-side-cart').getByRole('dialog').waitFor()
  })

  test('HEAD-07 the cart icon links to the cart page on small screens', async () => {
    const { page, left } = await show(visits[site], { html: tags, width: 375 })
    await fillCart(visits[site])
    await expect.poll(() => cartIcon(page).getAttribute('href')).toBe(`${origin}/cart`)
    await cartIcon(page).click()
    await expect.poll(() => left).toEqual([`${sites.shop}/cart`])
  })
})

test('HEAD-08 the profile icon links a visitor to the customer area', async () => {
  const { page, left } = await show(visits.shop, { html: tags })
  await header(page).getByRole('link', { name: 'Profile' }).click()
  await expect.poll(() => left).toEqual([`${sites.shop}/account`])
})

test('hides each part of the header on request and renders slotted content', async () => {
  const off = ['search', 'languages', 'wishlist', 'profile', 'cart'].map((part) => `${part}="false"`).join(' ')
  const { page } = await show(visits.shop, {
    html: `<shop-header ${off}><b slot="logo">Mine</b><i slot="start">Free delivery</i></shop-header>`,
  })
  await header(page).getByRole('navigation', { name: 'Main menu' }).waitFor()
  expect(await header(page).getByRole('combobox').count()).toBe(0)
  expect(
    await header(page)
      .getByRole('link', { name: /Wishlist|Profile|Cart/ })
      .count(),
  ).toBe(0)
  expect(
    await header(page)
      .getByRole('button', { name: /Language/ })
      .count(),
  ).toBe(0)
  expect(await page.getByText('Mine').isVisible()).toBe(true)
  expect(await page.getByText('Free delivery', { exact: true }).isVisible()).toBe(true)
})

test('sticks to the top only if sticky', async () => {
  const tall = '<div style="block-size:3000px"></div>'
  for (const [attribute, isSticky] of [
    ['sticky', true],
    ['', false],
  ] as const) {
    const { page } = await show(visits.shop, { html: `<shop-header ${attribute}></shop-header>${tall}` })
    await header(page).getByRole('navigation', { name: 'Main menu' }).waitFor()
    await page.evaluate(() => scrollTo(0, 1500))
    await expect.poll(() => header(page).evaluate((element) => element.getBoundingClientRect().top === 0)).toBe(isSticky)
  }
})

test('emits events when the menu opens and closes', async () => {
  const { page } = await show(visits.shop, { html: tags })
  await page.evaluate(() => {
    const heard: boolean[] = []
    Object.assign(window, { heard })
    document.addEventListener('shop-menu-open', (event) => heard.push(event.detail.open))
  })
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await drawer(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => (window as unknown as { heard: boolean[] }).heard)).toEqual([true, false])
})

test('on a large screen, the menu shows a submenu beside its entries, for mouse and keyboard', async () => {
  const { page } = await show(visits.shop, { html: tags })
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
  const link = (name: string) => drawer(page).getByRole('link', { name, exact: true })
  await link('Hammers and axes').waitFor()
  await drawer(page).getByRole('button', { name: 'Garden' }).hover()
  await link('Hammers and axes').waitFor({ state: 'detached' })
  expect(await drawer(page).getByRole('button', { expanded: true }).textContent()).toBe('Garden')
  await drawer(page).getByRole('button', { name: 'Kitchen' }).press('Enter')
  await link('Cooking').waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => link('Cooking').evaluate((element) => element.matches(':focus'))).toBe(true)
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'detached' })
})

test('does not scroll horizontally at 320 px', async () => {
  const { page } = await show(visits.shop, { html: `${tags}<shop-footer></shop-footer>`, width: 320 })
  await cartIcon(page).waitFor()
  await page.locator('shop-footer').getByRole('navigation').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('on a phone, the last entry of the menu scrolls clear of the languages, and the counter keeps off the edge', async () => {
  const { page } = await show(visits.shop, { html: tags, width: 375 })
  await fillCart(visits.shop)
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await drawer(page).getByRole('link', { name: 'Log in' }).waitFor()
  const gap = () =>
    drawer(page).evaluate((dialog) => {
      const body = dialog.querySelector('.modal-body')
      body?.scrollTo(0, body.scrollHeight)
      const bottomOf = (selector: string) => [...dialog.querySelectorAll(selector)].at(-1)?.getBoundingClientRect().bottom ?? 0
      return (body?.getBoundingClientRect().bottom ?? 0) - bottomOf('.menu-drawer a, .menu-drawer button')
    })
  await expect.poll(gap).toBeGreaterThanOrEqual(16)
  await page.keyboard.press('Escape')
  const counter = await cartIcon(page).locator('.counter').boundingBox()
  expect(375 - (counter?.x ?? 375) - (counter?.width ?? 0)).toBeGreaterThanOrEqual(4)
})

test('opens the menu from the right in RTL', async () => {
  const { page } = await show(visits.shop, { html: tags, width: 700 })
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.poll(() => drawer(page).evaluate((dialog) => Math.round(dialog.getBoundingClientRect().right))).toBe(700)
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
})

test('ERR-03 a menu chunk that fails to load leaves the header usable and loads on retry', async () => {
  const { page } = await open({ html: tags, before: (opened) => opened.route(/menu-drawer/, (route) => route.abort()) })
  const burger = header(page).getByRole('button', { name: 'Menu', exact: true })
  const heard = page.evaluate(() => new Promise((resolve) => document.addEventListener('shop-error', () => resolve(true))))
  await burger.click()
  expect(await heard).toBe(true)
  await header(page).getByRole('combobox', { name: 'Search' }).waitFor()
  await page.unroute(/menu-drawer/)
  await burger.click()
  await drawer(page).waitFor()
})
