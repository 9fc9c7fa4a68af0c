import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { cards, listing, scrollToEnd, showList, titles } from './listing-steps.ts'

const visit = shareVisit({ html: '' })
const tag = (attributes: string) => `<shop-product-list ${attributes} split-by="off"></shop-product-list>`
const broken = (fault: string) => `<shop-config api-base="${sites.shop}/fault/${fault}"></shop-config>`

test.for(['status-500@products', 'html@products', 'truncated@products'])(
  'a response broken by %s shows an error in place, and the list recovers',
  async (fault) => {
    const { page } = await show(visit, {
      connection: broken(fault),
      html: `${tag('category="hand-tools" subcategories')}<p id="rest">The rest</p>`,
    })
    const alert = listing(page).getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toContain('The products could not be loaded')
    expect(await page.locator('#rest').textContent()).toBe('The rest')
    await page.evaluate((shop) => document.querySelector('shop-config')?.setAttribute('api-base', shop), sites.shop)
    await cards(page).first().waitFor()
    expect(await alert.count()).toBe(0)
  },
)

test('Try again repeats the request', async () => {
  let fails = true
  await visit.page.route('**/api/products?**', (route) => (fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue()))
  const { page } = await show(visit, { html: tag('category="hand-tools" subcategories') })
  const again = listing(page).getByRole('button', { name: 'Try again' })
  await again.waitFor()
  fails = false
  await again.click()
  await cards(page).first().waitFor()
  await page.unrouteAll({ behavior: 'wait' })
})

test('hides the product count when a filtered request fails', async () => {
  const { page } = await show(visit, { html: tag('category="hand-tools" subcategories filters count') })
  const count = listing(page).locator('[part~="count"]')
  await count.waitFor()
  const before = await count.textContent()
  await page.route('**/api/products?**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await listing(page)
    .getByRole('checkbox', { name: /Hultén/ })
    .check()
  const again = listing(page).getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await expect.poll(() => count.count()).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
  await again.click()
  await expect.poll(() => count.allTextContents()).toEqual([expect.stringMatching(/^[1-9]\d? products?$/)])
  await expect.poll(() => count.textContent()).not.toBe(before)
})

test('R17 drops one malformed product and shows the others', async () => {
  const { page } = await show(visit, {
    connection: broken('malformed@products'),
    html: tag('category="workshop" subcategories page-size="20"'),
  })
  await cards(page).first().waitFor()
  await expect.poll(() => cards(page).count()).toBe(19)
})

test('an empty result offers to clear the filters, and a slot replaces its text', async () => {
  const { page } = await show(visit, {
    html: `${tag('category="hand-tools" subcategories url-sync="on" filters')}`,
    path: '/test-page?da-material=cork',
  })
  await listing(page).getByText('No products found').waitFor()
  await listing(page).locator('[part="toolbar"] select').first().waitFor()
  await page.setViewportSize({ width: 375, height: 800 })
  await listing(page)
    .getByRole('button', { name: /^Filters/ })
    .waitFor()
  await listing(page).locator('.notice').getByRole('button', { name: 'Clear all' }).click()
  await cards(page).first().waitFor()
  const own = await show(visit, { html: '<shop-product-list search="qqqqzzzz"><b slot="empty">Nichts da</b></shop-product-list>' })
  await listing(own.page).locator('slot[name="empty"]').waitFor({ state: 'attached' })
  expect(await own.page.getByText('Nichts da').isVisible()).toBe(true)
})

test('a list without a source shows a hint and logs an error', async () => {
  const { page, errors } = await show(visit, { html: '<shop-product-list></shop-product-list>' })
  await listing(page).getByText('Choose what this list shows').waitFor()
  expect(errors.join()).toContain('<shop-product-list>')
})

test('LIST-20 skeletons reserve the space of the products, without layout shift', async () => {
  const { page } = await open({
    connection: broken('slow-1500@products'),
    html: `<script>new PerformanceObserver((list) => { window.shift = (window.shift ?? 0) + list.getEntries().reduce((sum, { value }) => sum + value, 0) }).observe({ type: 'layout-shift', buffered: true })</script>${tag('category="workshop" subcategories')}`,
  })
  await listing(page).locator('.products[aria-busy]').waitFor()
  expect(await listing(page).locator('[part="skeleton"]').count()).toBe(50)
  await cards(page).first().waitFor()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.02)
})

test('a list far below the fold loads only near the viewport', async () => {
  const { page, calls } = await show(visit, { html: `<div style="height: 3000px"></div>${tag('product-list="trail"')}` })
  await listing(page).locator('.products').waitFor()
  await page.waitForTimeout(500)
  expect(calls(/api\/products/)).toEqual([])
  await listing(page).scrollIntoViewIfNeeded()
  await cards(page).first().waitFor()
})

test('lists with the same query share one request', async () => {
  const { page, calls } = await show(visit, { html: tag('product-list="trail" page-size="4" pager="none" lazy="false"').repeat(20) })
  await cards(page).first().waitFor()
  await scrollToEnd(page)
  await expect.poll(() => page.locator('article.card').count()).toBe(80)
  expect(calls(/api\/products\?/)).toHaveLength(1)
})

test('products set by the page render without a request', async () => {
  const { page, calls } = await show(visit, { html: tag('page-size="2"') })
  await page.evaluate(() => {
    const products = ['One', 'Two', 'Three'].map((title, index) => ({ id: `own-${index}`, title, priceNow: 5, currency: 'EUR' }))
    Object.assign(document.querySelector('shop-product-list') ?? {}, { products })
  })
  await expect.poll(() => titles(page)).toEqual(['One', 'Two'])
  await listing(page).getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => titles(page)).toEqual(['Three'])
  expect(calls(/api\/products/)).toEqual([])
})

test('product-ids keeps the given order', async () => {
  const { page } = await showList(visit, 'product-ids="ht-1004, sb-1101, ck-1401" split-by="off"')
  expect(await cards(page).locator('.card-sku').allTextContents()).toEqual(['HT-1004', 'SB-1101', 'CK-1401'])
})
