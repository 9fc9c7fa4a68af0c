import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { shareVisit } from '../journeys/shared-visit.ts'
import { waitForNetworkIdle } from '../network-idle.ts'
import { cards, fetchJson, largeCategory, listing, queries, showList, titles } from './listing-steps.ts'

const more = `category="${largeCategory}" subcategories split-by="off" pager="more" page-size="10" page-sizes="none" url-sync="on" columns="2 3 3"`
const visit = shareVisit({ path: '/test-page?page=9999', html: `<shop-product-list ${more}></shop-product-list>` })
const requestedPages = (calls: string[]) => queries(calls).map(({ page }) => Number(page))

test('the URL of a late page requests only products near the viewport, and more on scroll', async () => {
  const { page, calls } = visit
  await cards(page).first().waitFor()
  const all = await fetchJson<unknown[]>(`/api/products?lang=en&category=${largeCategory}&includeSubCategories=true&size=150`)
  await listing(page).getByText(`${all.length} of ${all.length}`).waitFor()
  await waitForNetworkIdle(page)
  expect(Math.max(...requestedPages(calls(/GET \/api\/products\?/)))).toBeLessThan(3)
  await listing(page).getByText(`${all.length} of ${all.length}`).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(10)
  expect(requestedPages(calls(/GET \/api\/products\?/)).length).toBeLessThan(8)
})

test('Show more adds one page at a time', async () => {
  const { page, calls } = await showList(visit, more)
  for (const shown of [20, 30]) {
    await listing(page).getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => cards(page).count(), { timeout: 15_000 }).toBe(shown)
  }
  expect(requestedPages(calls(/GET \/api\/products\?/)).sort()).toEqual([0, 1, 2])
  expect(new URL(page.url()).origin).toBe(new URL(sites.shop).origin)
})

test('ERR-03 a failed chunk for more products keeps the first ones and loads on retry', async () => {
  let isFailing = true
  const { page } = await open({
    html: `<shop-product-list ${more}></shop-product-list>`,
    before: (page) => page.route('**/kit/c/more-pages-*', (route) => (isFailing ? route.abort() : route.continue())),
  })
  await listing(page).getByRole('button', { name: 'Show more' }).click()
  await listing(page).getByText('The products could not be loaded').waitFor()
  expect(await cards(page).count()).toBe(10)
  isFailing = false
  await listing(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => cards(page).count(), { timeout: 15_000 }).toBe(20)
})

test('the last Show more announces the product count and moves the focus to it', async () => {
  const { page } = await showList(visit, more.replace('page-size="10"', 'page-size="10" limit="15"'))
  await listing(page).getByRole('button', { name: 'Show more' }).press('Enter')
  await expect.poll(() => cards(page).count(), { timeout: 15_000 }).toBe(15)
  await page.locator('shop-announcer').getByText('15 of 15').waitFor({ state: 'attached' })
  const hasFocus = () =>
    listing(page)
      .getByText('15 of 15')
      .evaluate((text) => (text.getRootNode() as ShadowRoot).activeElement === text)
  await expect.poll(hasFocus).toBe(true)
})
