import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { buyButton, buyTag, cartTags, drawer, expectCount, openCart, soldProducts } from './cart-steps.ts'

const [sold] = await soldProducts(1)
if (!sold) throw new Error('The shop sells too little for these tests')
const article = { site: 'cms', path: '/' } as const

test('R46 an article on another site sells under its strict CSP, styled by its tokens but not its stylesheet', async () => {
  const { page, errors } = await open({
    ...article,
    before: (page) =>
      page.addInitScript(() => {
        const violations: string[] = []
        Object.assign(window, { violations })
        document.addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`))
      }),
  })
  const style = await buyButton(page).evaluate((button) => {
    const { backgroundColor, textTransform, letterSpacing, boxSizing } = getComputedStyle(button)
    return { backgroundColor, textTransform, letterSpacing, boxSizing }
  })
  expect(style).toEqual({ backgroundColor: 'rgb(138, 47, 42)', textTransform: 'none', letterSpacing: 'normal', boxSizing: 'border-box' })
  await buyButton(page).click()
  await drawer(page).waitFor()
  await expectCount(page, 1)
  await expect.poll(() => drawer(page).locator('.cart-total dd').textContent()).toMatch(/^€\d+,\d\d$/)
  const violations = () => page.evaluate(() => window.violations)
  expect(await violations()).toEqual([])
  await drawer(page).getByRole('link', { name: 'Go to checkout' }).click()
  await page.waitForURL(`${sites.cms}/store/cart`)
  await page.locator('shop-cart').getByRole('listitem').first().waitFor()
  expect(await violations()).toEqual([])
  expect(errors).toEqual([])

  // without a chosen language the URL decides, although the site's default is English
  await page.goto(`${sites.cms}/store/lt/c/dirbtuves`)
  await page.getByRole('heading', { level: 1, name: 'Dirbtuvės' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('lt')
})

test('ROUTE-08 a shop below a path of another site serves /lt in Lithuanian and uses canonical URLs of the shop', async () => {
  const { page } = await open({ site: 'cms', path: '/store/lt' })
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('lt')
  const headUrls = () =>
    page
      .locator('link[rel="canonical"], link[hreflang]')
      .evaluateAll((links) => [...new Set((links as HTMLLinkElement[]).map(({ href }) => href))].sort())
  await expect.poll(headUrls).toHaveLength(2)
  for (const url of await headUrls()) expect((await fetch(url)).status).toBe(200)
})

describe('canonical-origin', () => {
  /** The URLs that search engines read from a page of the embedded shop. */
  const urlsOf = async (origin: string) => {
    const connection = `<shop-config api-base="${sites.shop}" base-path="/store" canonical-origin="${origin}"></shop-config>`
    const { page } = await open({
      site: 'cms',
      path: '/store/p/steel-toolbox-with-cantilever-trays-bx-2201',
      connection,
      html: '<shop-page></shop-page>',
    })
    const read = () =>
      page.evaluate(() => {
        const scripts = [...document.head.querySelectorAll('script[type="application/ld+json"]')]
        const data = scripts.find(({ textContent }) => textContent?.includes('"Product"'))?.textContent
        return {
          canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
          lithuanian: document.querySelector<HTMLLinkElement>('link[hreflang="lt"]')?.href,
          og: document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content,
          offer: data && JSON.parse(data).offers.url,
        }
      })
    await expect.poll(async () => Object.values(await read()).every(Boolean)).toBe(true)
    return read()
  }

  test('canonical-origin of a host leads search engines to its own pages, below the base path', async () => {
    const { lithuanian, ...urls } = await urlsOf('https://www.harbour.example/ignored')
    const own = 'https://www.harbour.example/store/p/steel-toolbox-with-cantilever-trays-bx-2201'
    expect(urls).toEqual({ canonical: own, og: own, offer: own })
    expect(lithuanian).toMatch(/^https:\/\/www\.harbour\.example\/store\/lt\//)
  })

  test.each(['', 'javascript:alert(1)', 'https://user@evil.example', '//evil.example'])('has no effect if it is "%s"', async (origin) => {
    const { canonical, og, offer } = await urlsOf(origin)
    expect(canonical).toMatch(/^http:\/\/localhost:\d+\/p\/steel-toolbox-with-cantilever-trays-bx-2201$/)
    expect([og, offer]).toEqual([canonical, `${sites.cms}/store/p/steel-toolbox-with-cantilever-trays-bx-2201`])
  })
})

test('the article has no layout shift while its products load', async () => {
  for (const width of [1440, 375]) {
    const { page } = await open({
      ...article,
      width,
      before: (page) =>
        page.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(window, { shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
          }).observe({ type: 'layout-shift', buffered: true })
        }),
    })
    await page
      .locator('shop-product-list')
      .first()
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .waitFor()
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([])
  }
})

test('a checkout URL on a site that lacks this cart logs one console hint', async () => {
  const hints: string[] = []
  const recordHints = async (page: Page) =>
    page.on('console', (message) => message.text().includes('base-path') && hints.push(message.text()))
  const { page } = await open({ site: 'cms', html: cartTags + buyTag(sold), before: recordHints })
  await buyButton(page).click()
  await expectCount(page, 1)
  for (let time = 0; time < 2; time += 1) {
    await openCart(page)
    await expect.poll(() => hints.length).toBe(1)
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
  }
  expect(hints[0]).toContain('<shop-side-cart>')
  expect(hints[0]).toContain(`${sites.shop}/cart`)

  hints.length = 0
  const connection = `<shop-config api-base="${sites.shop}" base-path="/store"></shop-config>`
  const withBasePath = await open({ site: 'cms', connection, html: cartTags + buyTag(sold), before: recordHints })
  await buyButton(withBasePath.page).click()
  await expectCount(withBasePath.page, 1)
  await openCart(withBasePath.page)
  await drawer(withBasePath.page).getByRole('link', { name: 'Go to checkout' }).waitFor()
  expect(hints).toEqual([])
})
