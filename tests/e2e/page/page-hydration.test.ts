import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { open, sites, type VisitOptions } from '../harness.ts'

const category = '/c/workshop/hand-tools'
const product = '/p/safety-trainers-breathable-bt-3115'

const phone = { userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile', viewport: { width: 375, height: 800 }, isMobile: true }

/** Opens a page of the shop; collects layout shifts and warnings about markup that rendered again. */
async function openPage(options: VisitOptions) {
  const warnings: string[] = []
  const visit = await open({
    ...options,
    before: async (page) => {
      page.on('console', (message) => /rendered anew/.test(message.text()) && warnings.push(message.text()))
      await options.before?.(page)
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
            Object.assign(window, { shift: Reflect.get(window, 'shift') + value })
        }).observe({ type: 'layout-shift', buffered: true })
        addEventListener('DOMContentLoaded', () => {
          const roots = [...document.querySelectorAll('[data-shop-rendered]')].map(({ shadowRoot }) => shadowRoot)
          const content = roots.map((root) => root?.querySelector('[data-shop-root] *'))
          Object.assign(window, { early: [...(document.querySelector('shop-page')?.children ?? []), ...content].filter(Boolean) })
        })
      })
    },
  })
  return { ...visit, warnings }
}

/** With two decimals, as it is reported: a paint between two packets of the markup moves a toolbar by 0.001. */
const shift = (page: Page) => page.evaluate(() => Math.round((Reflect.get(window, 'shift') as number) * 100) / 100)
/** Elements of the first document that are no longer in the page. */
const replaced = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'early') as Element[]).filter((element) => !element.isConnected).map(({ localName }) => localName),
  )

/** Whether the elements near the viewport have taken over their markup. */
const isHydrated = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-shop-rendered]')].every((element) => element.getBoundingClientRect().top > innerHeight + 400),
  )

test.each(
  (['routed', 'shop'] as const).flatMap((site) =>
    [1440, 375].flatMap((width) => ['/', '/lt/', category, product, '/search?search=oak'].map((path) => [site, width, path] as const)),
  ),
)('the %s site at %i px: %s hydrates its markup, with one request, without a shift or another node', async (site, width, path) => {
  const { page, calls, errors, warnings } = await openPage({ site, path, width, ...(width < 1024 && { contextOptions: phone }) })
  expect(await page.evaluate(() => (Reflect.get(window, 'early') as Element[]).length)).toBeGreaterThan(3)
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect.poll(() => calls(/account-details/)).toHaveLength(1)
  expect([errors, warnings]).toEqual([[], []])
  expect([await shift(page), await replaced(page)]).toEqual([0, []])
  const unseeded = /relatedTo=bt-3115|alternativesTo/ // the next pages of a carousel
  expect(calls(/^GET \/(?:api|content)\//).filter((call) => !unseeded.test(call))).toEqual(['GET /api/customer/account-details'])
})

test.each(['/', category, product])('%s has no axe finding before its code has loaded', async (path) => {
  const { page } = await openPage({ site: 'routed', path, before: (page) => page.route(/\/kit\/c\//, (route) => route.abort()) })
  expect(await axeFindings(page)).toEqual([])
})

test('after hydration, a link opens its page without a document, and Back returns to the first one', async () => {
  const { page, errors } = await openPage({ site: 'routed', path: category })
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const link = page.locator('shop-category [part~="card"] a').first()
  const title = (await link.innerText()).trim()
  await link.click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Hand tools' }).waitFor()
  expect(await page.locator('shop-page > shop-header').count()).toBe(1)
  expect(await page.locator('shop-page > shop-block').count()).toBe(1)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(errors).toEqual([])
})

test('before its code has loaded, a page is read and its links are followed', async () => {
  const { page } = await openPage({ site: 'routed', path: '/', before: (page) => page.route(/\/kit\/c\//, () => {}) })
  await page.locator('shop-header').getByRole('link', { name: 'Workshop' }).click()
  await page.waitForURL('**/c/workshop')
  await page
    .locator('shop-category')
    .getByRole('link', { name: /Hand tools/ })
    .click()
  await page.waitForURL(`**${category}`)
  expect(await page.locator('shop-category article.card').count()).toBeGreaterThan(10)
})

test('a mouse that rests on a menu item before the code has loaded opens the submenu', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const before = (page: Page) =>
    page.route(/\/kit\/c\//, async (route) => {
      await held
      await route.continue()
    })
  const { page } = await openPage({ site: 'routed', path: '/terms', before })
  await page.locator('shop-header').getByRole('link', { name: 'Outdoor' }).first().hover()
  release()
  await page.locator('shop-header').getByRole('link', { name: 'Backpacks' }).first().waitFor()
})

test('without JavaScript, a visitor finds a product and changes the language', async () => {
  const { page } = await open({ site: 'shop', path: '/', contextOptions: { javaScriptEnabled: false } })
  await page.locator('noscript .notice').waitFor()
  await page.locator('shop-header').getByRole('link', { name: 'Workshop' }).click()
  await page
    .getByRole('link', { name: /Hand tools/ })
    .first()
    .click()
  await page.locator('shop-category article.card a').first().click()
  const title = await page.locator('shop-product h1').innerText()
  await page.locator('shop-product').getByText('€').first().waitFor()
  await page.locator('shop-header a[hreflang="lt"]').click()
  await page.waitForURL('**/lt/p/**')
  expect(await page.locator('shop-product h1').innerText()).not.toBe(title)
})

test('markup of another release renders anew as a whole, and no part appears twice', async () => {
  const { page, errors } = await openPage({
    site: 'routed',
    path: '/',
    before: (page) =>
      page.route(`${sites.routed}/`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({
          response,
          body: (await response.text()).replaceAll(/data-shop-root="[^"]*"/g, 'data-shop-root="react-1-older"'),
        })
      }),
  })
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await expect.poll(() => page.locator('shop-page > shop-block').count()).toBeGreaterThan(2)
  const counts = await page.evaluate(() =>
    ['shop-header', 'h1', 'shop-images'].map(
      (tag) => document.querySelectorAll(`shop-page > ${tag}, shop-page > shop-block > ${tag}`).length,
    ),
  )
  expect(counts).toEqual([1, 1, 1])
  expect(errors).toEqual([])
})
