import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { browserNames, findInstalled, testFlags } from '../../../tools/runtime/chromium.ts'
import { sites } from '../harness.ts'
import { closeOpenedCart } from '../journeys/journey-steps.ts'

// a headless shell has no back/forward cache
const isHeadlessShell = (name: string) => name.includes('headless-shell')
const executablePath = isHeadlessShell(inject('browser'))
  ? findInstalled(browserNames.filter((name) => !isHeadlessShell(name)))
  : inject('browser')
let browser: Browser | undefined
beforeAll(async () => {
  if (!executablePath) return
  // Playwright turns the cache off
  browser = await chromium.launch({ executablePath, args: testFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
afterAll(() => browser?.close())

const testCache = test.skipIf(!executablePath)
testCache('a rendered page that returns from the back/forward cache shows the carts of now, and its buttons work', async () => {
  const page = await (browser as Browser).newPage({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const badge = () => page.locator('shop-header').locator('[part~="badge"]').first().textContent()
  await page.goto(`${sites.shop}/c/workshop/hand-tools`)
  const addToCart = page.locator('article').getByRole('button', { name: 'Add to cart' })
  await addToCart.first().click()
  await expect.poll(badge).toBe('1')
  await closeOpenedCart(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted }))
  })
  await page.goto(`${sites.shop}/c/workshop/measuring`)
  await addToCart.first().click()
  await expect.poll(badge).toBe('2')
  await page.goBack({ waitUntil: 'commit' }) // no load event follows
  expect(await page.evaluate(() => Reflect.get(window, 'isFromCache'))).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/c/workshop/hand-tools')
  await expect.poll(badge).toBe('2')
  await addToCart.nth(1).click()
  await expect.poll(badge).toBe('3')
  await page.close()
})
