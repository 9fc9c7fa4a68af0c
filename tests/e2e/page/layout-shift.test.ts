import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { cartOf, leaveCart, lineOf, soldProducts } from '../cart/cart-steps.ts'
import { open, sites } from '../harness.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

/** Records the layout shifts of each page from its start. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { currentRect: DOMRectReadOnly }[] })[])
        if (entry.value > 0) shifts.push(`${entry.value} ${JSON.stringify(entry.sources.map(({ currentRect }) => currentRect))}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Delayed requests, whose content needs reserved space. */
const late = /purify|\/api\/(?:categories|loyalty|shipping)|breadcrumbs/
const lateMs = 500

test('a page loads without layout shift, however late its parts load', async () => {
  const products = await soldProducts(3)
  // the server renders for a small screen: a mobile device has no larger one
  const { page } = await open({
    site: 'routed',
    path: '/returns',
    width: 768,
    contextOptions: { userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile', viewport: { width: 768, height: 900 }, isMobile: true },
    before: async (opened) => {
      await recordShifts(opened)
      await leaveCart(cartOf(products.map((product) => lineOf(product, 2))))(opened)
      await opened.route(late, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateMs))
        await route.continue()
      })
    },
  })
  const [{ email, password } = { email: '', password: '' }] = demoCustomers
  const pages: [path: string, width: number, shown: string][] = [
    ['/returns', 768, 'shop-faq'],
    ['/search?search=hammer', 375, 'article.card'],
    ['/cart', 768, '.cart-summary'],
    ['/contacts', 768, '.shop-item'],
    ['/p/trail-pack-with-roll-top-bp-1001', 375, 'shop-product .product-buy'],
    ['/account', 375, '.account-fold'],
  ]
  const shifts: string[] = []
  for (const [path, width, shown] of pages) {
    if (path === '/account') {
      const headers = { 'X-Shop-Request': '1' }
      const answer = await page.request.post(`${sites.routed}/api/customer/login`, { headers, data: { email, password } })
      expect(answer.status()).toBeLessThan(300)
    }
    if (path !== '/returns') {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(sites.routed + path)
    }
    await page.locator(shown).first().waitFor()
    await waitForNetworkIdle(page)
    shifts.push(...(await page.evaluate(() => Reflect.get(window, 'shifts') as string[])).map((shift) => `${path} ${shift}`))
  }
  expect(shifts).toEqual([])
}, 90_000)
