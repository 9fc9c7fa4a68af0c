import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { euros, lineOf, showWithCart, soldProducts } from '../cart/cart-steps.ts'
import { sites, type VisitOptions } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'

const [sold] = await soldProducts(1)
if (!sold) throw new Error('The shop sells too little for these tests')
const filled = [lineOf(sold, 2)]
const visits = { shop: shareVisit({ html: '', stays: true }), cms: shareVisit({ html: '', site: 'cms', stays: true }) }
const tag = '<main style="block-size:300px"></main><shop-footer></shop-footer>'
const footer = (page: Page) => page.locator('shop-footer')
const logos = (page: Page) => footer(page).getByRole('img', { name: 'Payment methods' })
/** width in px of each picture that has loaded; 0 for a broken one */
const drawnWidths = (pictures: Element[]) =>
  pictures.map((picture) => ((picture as HTMLImageElement).naturalWidth ? Math.floor(picture.getBoundingClientRect().width) : 0))
const bar = (page: Page) => footer(page).getByRole('region', { name: 'Cart' })

describe.each(['shop', 'cms'] as const)('on a page of the %s', (site) => {
  test('MENU-01 MENU-07 MENU-08 renders menus, the payment logos of the shop and social links in the footer', async () => {
    const { page } = await show(visits[site], { html: tag })
    for (const name of ['Shop', 'Service', 'Company']) await footer(page).getByRole('heading', { name, exact: true }).waitFor()
    await logos(page).scrollIntoViewIfNeeded()
    await expect.poll(() => logos(page).locator('img').evaluateAll(drawnWidths)).toEqual([44, 44, 44, 44])
    for (const name of ['Facebook', 'Twitter', 'LinkedIn']) {
      const link = footer(page).getByRole('link', { name })
      expect([await link.getAttribute('rel'), (await link.getAttribute('href'))?.startsWith('https://')]).toEqual([
        'noopener noreferrer',
        true,
      ])
    }
  })

  test('MENU-09 pins the cart bar to the bottom of the viewport on phones', async () => {
    const html = `${tag}<div style="block-size:2000px"></div>`
    const { page, left } = await showWithCart(visits[site], filled, { html, width: 375, height: 700 })
    await bar(page).getByText('2 products').waitFor()
    await expect.poll(() => bar(page).locator('bdi').textContent()).toBe(euros(sold.priceNow * 2))
    await page.evaluate(() => scrollTo(0, 400))
    const { bottom } = await bar(page).evaluate((element) => element.getBoundingClientRect())
    expect(Math.round(bottom)).toBe(700)
    // the page reserves space below its content, and scroll padding for focused elements, while the bar is visible
    const reservedSpace = () =>
      page.evaluate(() =>
        [document.documentElement, document.querySelector('shop-footer')].map((element) => {
          const { scrollPaddingBottom, paddingBottom } = getComputedStyle(element as Element)
          return element === document.documentElement ? scrollPaddingBottom : paddingBottom
        }),
      )
    await expect.poll(reservedSpace).toEqual(['65px', '65px'])
    await page.setViewportSize({ width: 1440, height: 700 })
    await expect.poll(reservedSpace).toEqual(['auto', '0px'])
    await page.setViewportSize({ width: 375, height: 700 })
    await bar(page).getByRole('link', { name: 'Go to cart' }).click()
    await expect.poll(() => left).toEqual([`${sites.shop}/cart`])
  })
})

test('the space for the cart bar follows the tokens of the page', async () => {
  const html = `<style>:root { --shop-space: 8px }</style>${tag}`
  const { page } = await showWithCart(visits.shop, filled, { html, width: 375, height: 700 })
  const { height } = await bar(page).evaluate((element) => element.getBoundingClientRect())
  expect(height).toBeGreaterThan(70)
  const padding = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)
  await expect.poll(async () => Number.parseFloat(await padding())).toBeCloseTo(height, 0)
})

test('a quiet footer has only the copyright, the names of services and the pages a buyer needs before ordering', async () => {
  const { page, calls } = await show(visits.shop, { html: tag.replace('<shop-footer', '<shop-footer quiet') })
  await footer(page).getByRole('link', { name: 'Terms of sale' }).waitFor()
  expect(await footer(page).getByRole('link').allInnerTexts()).toEqual([
    'Terms of sale',
    'Returns and refunds',
    'Privacy policy',
    'Shops and contacts',
  ])
  expect(await footer(page).getByRole('link', { name: 'Terms of sale' }).getAttribute('href')).toBe('/terms')
  await footer(page)
    .getByText(/^© \d{4} Birch & Bolt/)
    .waitFor()
  expect(await logos(page).locator('img').count()).toBe(4)
  expect(await footer(page).locator('input, h2, h3').count()).toBe(0)
  expect(calls(/menus/)).toEqual([])
})

test('MENU-09 hides the cart bar on the cart page, on large screens and with an empty cart', async () => {
  const states: [string, object[], VisitOptions][] = [
    ['cart page', filled, { path: '/cart', width: 375 }],
    ['large screen', filled, { width: 1440 }],
    ['empty cart', [], { width: 375 }],
    ['switched off', filled, { width: 375, html: tag.replace('<shop-footer', '<shop-footer cart-bar="false"') }],
  ]
  for (const [state, lines, options] of states) {
    const { page } = await showWithCart(visits.shop, lines, { html: tag, ...options })
    await footer(page).getByRole('link', { name: 'Facebook' }).waitFor()
    // a media query change after a resize is asynchronous
    await expect.poll(() => bar(page).count(), { message: state }).toBe(0)
  }
})

test('the cart bar shows no amount until prices load, without layout shift', async () => {
  const { price: _, ...unpriced } = lineOf(sold, 3) // a new quantity, because known prices are cached
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await visits.shop.page.route('**/api/orders/price', (route) => released.then(() => route.continue()))
  const { page } = await showWithCart(visits.shop, [unpriced], { html: tag, width: 375, height: 700 })
  const positions = () => bar(page).evaluate((element) => [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect().y))
  await bar(page).getByText('3 products').waitFor()
  expect(await bar(page).locator('bdi').textContent()).toBe('\u00a0')
  const before = await positions()
  release()
  await expect.poll(() => bar(page).locator('bdi').textContent()).toBe(euros(sold.priceNow * 3))
  expect(await positions()).toEqual(before)
  await page.unrouteAll({ behavior: 'wait' })
})

test('MENU-10 renders the light logo with its text in the footer', async () => {
  const { page } = await show(visits.shop, { html: tag })
  const configuration = await (await fetch(`${sites.shop}/api/configuration?lang=en`)).json()
  const logo = footer(page).getByRole('img', { name: configuration.logoLightAlt, exact: true })
  expect(await logo.getAttribute('src')).toContain(configuration.logoLight)
})

test('MENU-07 renders the configured payment logos', async () => {
  await visits.shop.page.route(/\/api\/configuration/, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, footerPaymentLogos: [json.logo] } })
  })
  const { page } = await show(visits.shop, { html: tag, connection: `<shop-config api-base="${sites.shop}/fault/logos"></shop-config>` })
  await footer(page).getByRole('img', { name: 'Payment methods' }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
})

test('on a phone the columns of the footer unfold, without a script too', async () => {
  const { page } = await show(visits.shop, { html: tag, width: 375 })
  const link = footer(page).getByRole('link', { name: 'About us' })
  await footer(page).getByRole('heading', { name: 'Company', exact: true }).waitFor()
  expect(await link.isVisible()).toBe(false)
  await footer(page).locator('summary', { hasText: 'Company' }).click()
  await link.waitFor()
})

test('MENU-07 MENU-08 renders only the configured payment logos and social links', async () => {
  await visits.shop.page.route(/\/api\/configuration/, async (route) => {
    const response = await route.fetch()
    const { footerPaymentLogos: _, companyFacebook: __, companyTwitter: ___, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, companyLinkedIn: 'javascript:alert(1)' } })
  })
  // a separate api-base, because the shop's configuration is cached
  const { page } = await show(visits.shop, { html: tag, connection: `<shop-config api-base="${sites.shop}/fault/bare"></shop-config>` })
  await footer(page).getByText('Birch & Bolt, UAB').waitFor()
  expect(await footer(page).getByRole('img', { name: 'Payment methods' }).count()).toBe(0)
  expect(
    await footer(page)
      .getByRole('link', { name: /Facebook|Twitter|LinkedIn/ })
      .count(),
  ).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
})

describe('breadcrumbs', () => {
  const crumbs = JSON.stringify([{ title: 'Workshop', url: '/c/workshop' }, { title: 'Hand tools' }])

  test.each(['shop', 'cms'] as const)('CRUMB-01 on a page of the %s renders Home and the crumbs', async (site) => {
    const { page } = await show(visits[site], { html: `<shop-breadcrumbs crumbs='${crumbs}'></shop-breadcrumbs>` })
    const tags = page.locator('shop-breadcrumbs')
    await tags.getByRole('link', { name: 'Workshop' }).waitFor()
    expect((await tags.getByRole('listitem').allTextContents()).map((text) => text.trim())).toEqual(['Home', 'Workshop', 'Hand tools'])
    expect(await tags.locator('[aria-current="page"]').textContent()).toBe('Hand tools')
    const origin = site === 'shop' ? '' : sites.shop
    expect(await tags.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe(`${origin}/`)
  })

  test('accepts a custom separator', async () => {
    const { page } = await show(visits.shop, { html: `<shop-breadcrumbs crumbs='${crumbs}'><i slot="separator">/</i></shop-breadcrumbs>` })
    await expect
      .poll(() => page.locator('shop-breadcrumbs').getByRole('listitem').allTextContents())
      .toEqual(['Home', '/Workshop', '/Hand tools'])
  })
})
