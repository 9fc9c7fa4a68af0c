import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { lineOf, showWithCart, soldProducts } from '../cart/cart-steps.ts'
import { open, sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'

const [sold] = await soldProducts(1)
if (!sold) throw new Error('The shop sells too little for these tests')

const tag = '<shop-language-switch></shop-language-switch>'
const menu = '<shop-menu></shop-menu>'
const alternatives = (origin: string) =>
  `<link rel="alternate" hreflang="en" href="${origin}/test-page"><link rel="alternate" hreflang="lt" href="${origin}/lt/test-page"><link rel="alternate" hreflang="x-default" href="${origin}/">`
const switchOf = (page: Page) => page.locator('shop-language-switch')
const trigger = (page: Page, current = 'English') => switchOf(page).getByRole('button', { name: `Language: ${current}` })
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'lang')

const visits = { shop: shareVisit({ html: '', stays: true }), cms: shareVisit({ html: '', site: 'cms', stays: true }) }

/** Renders the HTML on a page with these alternate links in its head, without a chosen language. */
async function shown(html: string, { head = '', site = 'shop' as keyof typeof visits } = {}) {
  const visit = visits[site]
  await visit.context.clearCookies()
  await show(visit, {})
  await visit.page.evaluate((links) => {
    for (const link of document.head.querySelectorAll('[hreflang]')) link.remove()
    document.head.insertAdjacentHTML('beforeend', links)
    const shared = (globalThis as unknown as Record<symbol, Map<string, { set(value: unknown): void; clear(): void }>>)[
      Symbol.for('shop-kit.shared.v1')
    ]
    shared?.get('language.chosen')?.set(undefined)
    shared?.get('languages')?.clear()
  }, head)
  return show(visit, { html })
}

async function choose(page: Page, language: string) {
  await trigger(page).click()
  await switchOf(page).locator(`[lang="${language}"]`).click()
}

describe.each(['shop', 'cms'] as const)('on a page of the %s', (site) => {
  test('LANG-01 LANG-03 stores the selected language in the lang cookie and navigates to the page’s URL in that language', async () => {
    const { page, left } = await shown(tag, { head: alternatives(sites[site]), site })
    await choose(page, 'lt')
    await expect.poll(() => left).toEqual([`${sites[site]}/lt/test-page`])
    const cookie = await cookieOf(page)
    expect(cookie).toMatchObject({ value: 'lt', path: '/' })
    // browsers cap the lifetime of a cookie at 400 days
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 390 * 86_400)
  })

  test('LANG-02 writes a language cookie that expires at the end of 2050', async () => {
    const { page } = await shown(tag, { site })
    // the cookie store caps the lifetime, so only the assignment shows the requested one
    await page.evaluate(() => {
      const written: string[] = []
      const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
      const record = (text: string) => {
        written.push(text)
        set?.call(document, text)
      }
      Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => get?.call(document), set: record })
      Object.assign(window, { written })
    })
    await choose(page, 'lt')
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'written')))
      .toEqual(['lang=lt; expires=Sat, 31 Dec 2050 23:59:59 GMT; path=/; SameSite=Lax'])
  })

  test('LANG-01 switches language in place on a page without alternate URLs', async () => {
    const { page } = await shown(tag + menu, { site })
    await page.locator('shop-menu').getByRole('link', { name: 'Workshop' }).waitFor()
    await choose(page, 'lt')
    await page.locator('shop-menu').getByRole('link', { name: 'Dirbtuvės' }).waitFor()
    expect(page.url()).toBe(`${sites[site]}/test-page`)
    expect((await cookieOf(page))?.value).toBe('lt')
    await page.reload()
    await show(visits[site], { html: tag + menu })
    await page.locator('shop-menu').getByRole('link', { name: 'Dirbtuvės' }).waitFor()
  })
})

test('R08 reports an off-site URL instead of navigating to it', async () => {
  const { page } = await shown(tag + menu, { head: alternatives('https://evil.example') })
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes('another site'))
  await choose(page, 'lt')
  await page.locator('shop-menu').getByRole('link', { name: 'Dirbtuvės' }).waitFor()
  await warned
  expect(page.url()).toBe(`${sites.shop}/test-page`)
})

test('LANG-05 LANG-06 lists the shop’s languages by native name and marks the current one', async () => {
  const { page } = await shown(tag)
  await trigger(page).click()
  const options = switchOf(page).locator('[part~="option"]')
  expect(await options.allTextContents()).toEqual(['English', 'Lietuvių'])
  expect(await options.first().getAttribute('aria-current')).toBe('true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await options.first().waitFor({ state: 'detached' })
  expect(await trigger(page).evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)).toBe(true)
  await trigger(page).click()
  await page.mouse.click(700, 700)
  await options.first().waitFor({ state: 'detached' })
})

test('LANG-07 falls back to the first front locale for lang=de', async () => {
  const cookies = [{ name: 'lang', value: 'de', url: sites.shop }]
  const { page } = await open({
    html: tag + menu,
    language: '',
    before: (opened) => opened.context().addCookies(cookies),
  })
  await trigger(page).waitFor()
  await page.locator('shop-menu').getByRole('link', { name: 'Workshop' }).waitFor()
  await expect.poll(async () => (await cookieOf(page))?.value).toBe('en')
})

test('LANG-07 navigates once to the URL of the fallback language if the page has one', async () => {
  const { page } = await open({
    html: tag,
    head: alternatives(sites.shop).replace('/test-page"', '/en/test-page"'),
    before: async (opened) => {
      await opened.context().addCookies([{ name: 'lang', value: 'de', url: sites.shop }])
      await opened.route(/\/en\/test-page/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>English</title>' }))
    },
  })
  await page.waitForURL(`${sites.shop}/en/test-page`)
})

test('emits a cancelable event before the language changes', async () => {
  const { page, left } = await shown(tag, { head: alternatives(sites.shop) })
  await page.evaluate(() => {
    const events: unknown[] = []
    Object.assign(window, { events })
    const cancel = (event: CustomEvent<unknown>) => {
      events.push(event.detail)
      event.preventDefault()
    }
    document.addEventListener('shop-language-change', cancel, { once: true })
  })
  await choose(page, 'lt')
  expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([{ language: 'lt', url: '/lt/test-page' }])
  expect(page.url()).toBe(`${sites.shop}/test-page`)
  expect(left).toEqual([])
  expect(await cookieOf(page)).toBeUndefined()
})

test('keeps the cart across a language change', async () => {
  await shown('')
  const { page } = await showWithCart(visits.shop, [lineOf(sold, 3)], { html: `${tag}<shop-cart-button></shop-cart-button>` })
  const badge = page.locator('shop-cart-button [part~="badge"]')
  await expect.poll(() => badge.textContent()).toBe('3')
  await choose(page, 'lt')
  await expect.poll(() => page.locator('shop-cart-button .hidden-text').textContent()).toBe('Krepšelis, prekių: 3')
  expect(await badge.textContent()).toBe('3')
})

test('reads language, alternates and breadcrumbs from routes set by the page', async () => {
  await shown('')
  const { page, left } = await show(visits.shop, { html: `<shop-breadcrumbs></shop-breadcrumbs>${tag}`, path: '/way-here' })
  await page.evaluate(() => {
    const config = document.querySelector('shop-config')
    if (config)
      config.routes = [
        { path: '/way-here', alternatives: { lt: '/lt/kelias' }, crumbs: [{ title: 'The way', url: '/way' }, { title: 'Here' }] },
      ]
  })
  await page.locator('shop-breadcrumbs').getByRole('link', { name: 'The way' }).waitFor()
  await choose(page, 'lt')
  await expect.poll(() => left).toEqual([`${sites.shop}/lt/kelias`])
})
