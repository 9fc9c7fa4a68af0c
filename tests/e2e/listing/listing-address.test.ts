import { expect, test } from 'vitest'
import { sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { cards, expectOtherItems, largeCategory, listing, parameters, queries, showList, titles } from './listing-steps.ts'

const syncedList = `category="${largeCategory}" subcategories url-sync="on" filters count split-by="off"`
const visit = shareVisit({ html: '' })
const lastQuery = (calls: string[]) => queries(calls).at(-1)

test('LIST-02 LIST-03 reads page size and page from the URL', async () => {
  const { page, calls } = await showList(visit, `${syncedList} page-sizes="10 20 30"`, { path: '/test-page?size=10&page=2' })
  expect(await cards(page).count()).toBe(10)
  expect(lastQuery(calls(/api\/products\?/))).toMatchObject({ size: '10', page: '2' })
  expect(await listing(page).locator('[aria-current="page"]').textContent()).toBe('3')
})

test('LIST-04 LIST-13 reads the sort order from the URL, and the control updates both', async () => {
  const { page, calls } = await showList(visit, syncedList, { path: '/test-page?sort=price_asc' })
  expect(lastQuery(calls(/api\/products\?/))).toMatchObject({ sort: 'price_asc' })
  const before = await titles(page)
  const select = listing(page).getByLabel('Sort by')
  expect(await select.locator('option').allTextContents()).toContain('Price: high to low')
  expect(await select.inputValue()).toBe('price_asc')
  await select.selectOption('price_desc')
  await expectOtherItems(page, before)
  expect(parameters(page).sort).toBe('price_desc')
})

test('LIST-05 LIST-07 reads search and recommended from the URL', async () => {
  const { page, calls } = await showList(visit, 'url-sync="on" split-by="off"', { path: '/test-page?search=saw' })
  expect((await titles(page)).join()).toMatch(/saw/i)
  expect(lastQuery(calls(/api\/products\?/))).toMatchObject({ search: 'saw' })
  await showList(visit, 'url-sync="on" split-by="off"', { path: '/test-page?recommended=1' })
  expect(lastQuery(calls(/api\/products\?/))).toMatchObject({ 'product-list': 'recommended' })
})

test('LIST-06 LIST-08 reads price and attribute filters from the URL', async () => {
  const { page, calls } = await showList(visit, syncedList, { path: '/test-page?price=10|40&da-material=steel|brass' })
  const filters: unknown = JSON.parse(lastQuery(calls(/api\/products\?/))?.filters ?? '{}')
  expect(filters).toEqual({ price: '10|40', 'da-material': 'steel|brass' })
  const chips = listing(page).getByRole('list', { name: 'Active filters' })
  await expect.poll(() => chips.getByRole('button', { name: /Remove filter/ }).count()).toBe(3)
  expect(
    await listing(page)
      .getByRole('checkbox', { name: /^Steel/ })
      .isChecked(),
  ).toBe(true)
})

test('LIST-10 the page sizes are 50, 100 and 150', async () => {
  const { page } = await showList(visit, syncedList)
  const select = listing(page).getByLabel('Per page')
  expect(await select.locator('option').allTextContents()).toEqual(['50', '100', '150'])
  await select.selectOption('100')
  await expect.poll(() => cards(page).count()).toBeGreaterThan(50)
  expect(parameters(page).size).toBe('100')
})

test('LIST-14 a filter resets the list to its first page and keeps the focus', async () => {
  const { page } = await showList(visit, `${syncedList} page-size="20" page-sizes="20"`, { path: '/test-page?page=1' })
  const before = await titles(page)
  const option = listing(page).getByRole('checkbox', { name: /^Steel/ })
  await option.focus()
  await option.press('Space')
  await expectOtherItems(page, before)
  expect(parameters(page)).toEqual({ 'da-material': 'steel' })
  expect(await option.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input)).toBe(true)
})

test('LIST-15 a page change scrolls to the top', async () => {
  const { page } = await showList(visit, `${syncedList} page-size="20" page-sizes="20"`)
  const before = await titles(page)
  const next = listing(page).getByRole('link', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await next.click()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expectOtherItems(page, before)
  expect(parameters(page)).toEqual({ page: '1' })
})

test('the Next link keeps the focus when it becomes disabled', async () => {
  const { page } = await showList(visit, `${syncedList} page-size="40" page-sizes="40"`)
  const before = await titles(page)
  const next = listing(page).getByRole('link', { name: 'Next' })
  await next.press('Enter')
  await expectOtherItems(page, before)
  expect(await next.isDisabled()).toBe(true)
  expect(await listing(page).evaluate((element) => element.shadowRoot?.activeElement?.getAttribute('aria-label'))).toBe('Next')
})

test('Back and Forward navigate the list’s pages', async () => {
  const { page } = await showList(visit, `${syncedList} page-size="20" page-sizes="20"`)
  const first = await titles(page)
  await listing(page).getByRole('link', { name: 'Page 2' }).click()
  const second = await expectOtherItems(page, first)
  await page.goBack()
  expect(await expectOtherItems(page, second)).toEqual(first)
  await page.goForward()
  expect(await expectOtherItems(page, first)).toEqual(second)
})

test('a page past the end shows the last one, and invalid parameters fall back to defaults', async () => {
  const past = await showList(visit, `${syncedList} page-size="20" page-sizes="20"`, { path: '/test-page?page=900' })
  const current = listing(past.page).locator('[aria-current="page"]')
  expect(await current.textContent()).toBe('4')
  const hostile = await showList(visit, syncedList, { path: "/test-page?size=99999&page=1e9&sort='--&__proto__=1" })
  expect(hostile.errors).toEqual([])
  expect(lastQuery(hostile.calls(/api\/products\?/))).toMatchObject({ size: '50', page: '0' })
})

test('pager links resolve against the page URL, not the base element', async () => {
  const { page } = await show(visit, { html: '', path: '/test-page?utm=x' })
  await page.evaluate(() => document.head.insertAdjacentHTML('beforeend', '<base href="https://other.example/x/">'))
  await page.evaluate(
    (tag) => document.body.insertAdjacentHTML('beforeend', tag),
    `<shop-product-list ${syncedList} page-size="20" page-sizes="20"></shop-product-list>`,
  )
  const next = listing(page).getByRole('link', { name: 'Next' })
  await next.waitFor()
  expect(await next.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(`${sites.shop}/test-page?utm=x&page=1`)
  await page.evaluate(() => document.querySelector('base')?.remove())
})

test('only one list syncs with the URL, others keep local state or use a prefix', async () => {
  const warnings: string[] = []
  const shown = 'category="workshop" subcategories split-by="off" page-size="10" page-sizes="none" lazy="false"'
  visit.page.on('console', (message) => warnings.push(message.text()))
  const { page } = await show(visit, {
    html: `<shop-product-list ${shown} url-sync="on"></shop-product-list>
      <shop-product-list ${shown} url-sync="on"></shop-product-list>
      <shop-product-list ${shown} url-sync="prefix" url-key="b"></shop-product-list>`,
    path: '/test-page?page=1&b.page=2&utm=x',
  })
  const currents = page.locator('shop-product-list [aria-current="page"]')
  await expect.poll(() => currents.allTextContents()).toEqual(['2', '1', '3'])
  expect(warnings.join()).toContain('url-sync')
  await page.locator('shop-product-list').nth(1).getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => currents.allTextContents()).toEqual(['2', '2', '3'])
  expect(parameters(page)).toEqual({ page: '1', 'b.page': '2', utm: 'x' })
  await page.locator('shop-product-list').nth(2).getByRole('link', { name: 'Next' }).click()
  await expect.poll(() => parameters(page)).toEqual({ page: '1', 'b.page': '3', utm: 'x' })
})
