import { expect, test } from 'vitest'
import { sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { cards, expectOtherItems, largeCategory, listing, parameters, showList, titles } from './listing-steps.ts'

const syncedList = `category="${largeCategory}" subcategories url-sync="on" filters count split-by="off"`
const visit = shareVisit({ html: '' })

test('FILT-03 a filter with twenty or more options opens a searchable dialog', async () => {
  const { page } = await showList(visit, syncedList)
  const before = await titles(page)
  const opener = listing(page).getByRole('button', { name: 'All options: Brand' })
  await opener.click()
  const dialog = listing(page).getByRole('dialog', { name: 'Brand' })
  await dialog.waitFor()
  expect(await dialog.getByRole('checkbox').count()).toBeGreaterThanOrEqual(20)
  await dialog.getByRole('searchbox').fill('hulten')
  await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(1)
  await dialog.getByRole('checkbox', { name: /^Hultén/ }).check()
  await dialog.getByRole('button', { name: /^Show \d+ products$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expectOtherItems(page, before)
  expect(parameters(page)).toEqual({ 'da-brand': 'hulten' })
  expect(await opener.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)).toBe(true)
})

test('FILT-10 a range reset to its bounds disappears from the URL', async () => {
  const { page } = await showList(visit, syncedList)
  const before = await titles(page)
  const lowest = listing(page).getByRole('spinbutton', { name: 'Price, Minimum' })
  await lowest.fill('50')
  const narrowed = await expectOtherItems(page, before)
  const highest = listing(page).getByRole('spinbutton', { name: 'Price, Maximum' })
  expect(parameters(page)).toEqual({ price: `50|${await highest.getAttribute('max')}` })
  await lowest.fill((await lowest.getAttribute('min')) ?? '')
  await expectOtherItems(page, narrowed)
  expect(parameters(page)).toEqual({})
})

test('a range thumb cannot pass the other one', async () => {
  const { page } = await showList(visit, syncedList)
  const [lowest, highest] = ['Price, Minimum', 'Price, Maximum'].map((name) => listing(page).getByRole('slider', { name }))
  const bound = (await lowest?.getAttribute('min')) ?? 'none'
  await lowest?.press('ArrowRight') // the step is a round number, not a hundredth
  await expect.poll(async () => Number(await lowest?.inputValue()) - Number(bound)).toBeGreaterThan(0.99)
  await lowest?.press('Home')
  await expect.poll(() => lowest?.inputValue()).toBe(bound)
  await highest?.press('Home')
  await lowest?.press('End')
  await expect.poll(() => lowest?.inputValue()).toBe(bound)
  await page.waitForTimeout(50)
  expect(await lowest?.inputValue()).toBe(bound)
})

test('FILT-11 FILT-12 FILT-13 an invalid range shows an error and is not applied', async () => {
  const { page, calls } = await showList(visit, syncedList)
  const lowest = listing(page).getByRole('spinbutton', { name: 'Price, Minimum' })
  const highest = listing(page).getByRole('spinbutton', { name: 'Price, Maximum' })
  const requestCount = calls(/api\/products/).length
  const expectRejected = async (text: RegExp) => {
    await listing(page).locator('.field-error', { hasText: text }).waitFor()
    expect(await lowest.getAttribute('aria-invalid')).toBe('true')
    await page.waitForTimeout(400)
    expect(calls(/api\/products/).length).toBe(requestCount)
    expect(parameters(page)).toEqual({})
  }
  await lowest.pressSequentially('1e')
  await expectRejected(/from/)
  await lowest.fill('100000')
  await expectRejected(/from/)
  await highest.fill('20')
  await lowest.fill('30')
  await expectRejected(/cannot exceed/)
  expect(await highest.getAttribute('aria-invalid')).toBe('true')
})

test('chips remove one active filter or all of them', async () => {
  const { page } = await showList(visit, syncedList, { path: '/test-page?da-material=steel|brass&da-craft=joiner' })
  const chips = listing(page).getByRole('list', { name: 'Active filters' })
  const focused = () =>
    listing(page).evaluate((list) => list.shadowRoot?.activeElement?.ariaLabel ?? list.shadowRoot?.activeElement?.className)
  await chips.getByRole('button', { name: 'Remove filter Steel' }).press('Enter')
  await expect.poll(() => parameters(page)).toEqual({ 'da-material': 'brass', 'da-craft': 'joiner' })
  await expect.poll(focused).toMatch(/^Remove filter/)
  await chips.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect.poll(focused).toBe('listing')
  await expect.poll(() => parameters(page)).toEqual({})
  await expect.poll(() => chips.count()).toBe(0)
})

test('toolbar and chips precede the filters in reading order, although they render beside them', async () => {
  const { page } = await showList(visit, `${syncedList} count sort-select`, { path: '/test-page?da-material=steel' })
  await listing(page).locator('.filters').waitFor()
  const parts = ['.toolbar', '.chips', '.filters', '.products']
  const order = await listing(page).evaluate(
    (list, selectors) =>
      [...(list.shadowRoot?.querySelectorAll(selectors.join()) ?? [])].map((part) => selectors.find((selector) => part.matches(selector))),
    parts,
  )
  expect(order).toEqual(parts)
  const [toolbar, filters] = await Promise.all(['.toolbar', '.filters'].map((part) => listing(page).locator(part).boundingBox()))
  expect(toolbar?.x).toBeGreaterThan((filters?.x ?? 0) + 280)
  expect(Math.abs((toolbar?.y ?? 0) - (filters?.y ?? 0))).toBeLessThan(40)
})

test('eight filters and the active ones render first, and More filters focuses the next', async () => {
  const { page } = await showList(visit, syncedList, { path: '/test-page?da-works_on=softwood' })
  const heads = listing(page).locator('.filter-head')
  const more = listing(page).getByRole('button', { name: 'More filters' })
  await more.waitFor()
  const first = await heads.allTextContents()
  expect(first).toHaveLength(9)
  expect(first.at(-1)).toBe('Works on')
  await listing(page)
    .getByRole('checkbox', { name: /^Softwood/ })
    .uncheck()
  await expect.poll(() => parameters(page)).toEqual({})
  await heads.getByText('Colour').waitFor()
  const kept = await heads.allTextContents()
  expect(kept).toHaveLength(9)
  expect(kept).toContain('Works on')
  await more.press('Enter')
  await expect.poll(() => heads.count()).toBeGreaterThan(9)
  const all = await heads.allTextContents()
  const focused = await heads.evaluateAll((found) => found.findIndex((head) => head.matches(':focus')))
  expect(all[focused]).toBe(all.find((title) => !kept.includes(title)))
  expect(await more.count()).toBe(0)
})

test('on a phone the filters are in a drawer whose button shows the product count', async () => {
  const { page } = await showList(visit, syncedList, { width: 375, height: 800 })
  const opener = listing(page).getByRole('button', { name: 'Filters' })
  await opener.click()
  const drawer = listing(page).getByRole('dialog', { name: 'Filters' })
  const show = drawer.getByRole('button', { name: /^Show \d+ products$/ })
  const before = await show.textContent()
  await drawer.getByRole('checkbox', { name: /^Steel/ }).check()
  await expect.poll(() => show.textContent()).not.toBe(before)
  await show.click()
  await drawer.waitFor({ state: 'hidden' })
  expect(parameters(page)).toEqual({ 'da-material': 'steel' })
  expect(await opener.textContent()).toContain('1')
})

test('preset filters apply without a control or chip', async () => {
  const { page, calls } = await showList(
    visit,
    'category="workshop" subcategories filters preset-filters="da-material=steel" filter-fields="colour,material,price"',
  )
  expect(calls(/api\/products\?/).join()).toContain(encodeURIComponent('"da-material":"steel"'))
  const heads = listing(page).locator('.filter-head')
  await heads.first().waitFor()
  expect((await heads.allTextContents()).map((text) => text.split(',')[0])).toEqual(['Colour', 'Price'])
  expect(await listing(page).getByRole('list', { name: 'Active filters' }).count()).toBe(0)
})

test('goTo works before the first products load', async () => {
  const { page } = await show(visit, {
    connection: `<shop-config api-base="${sites.shop}/fault/slow-600@products"></shop-config>`,
    html: '<shop-product-list category="workshop" subcategories page-size="10" split-by="off"></shop-product-list>',
  })
  await listing(page).evaluate(async (element) => {
    await (element as HTMLElement & { ready: Promise<void> }).ready
    Reflect.apply(Reflect.get(element, 'goTo'), element, [2])
  })
  await expect.poll(() => listing(page).locator('[aria-current="page"]').textContent()).toBe('3')
})

test('a page script can filter, page and clear, and receives events', async () => {
  const { page } = await showList(visit, 'category="workshop" subcategories filters page-size="10" split-by="off"')
  const before = await titles(page)
  await page.evaluate(() => {
    const events: string[] = []
    Object.assign(window, { events })
    for (const name of ['shop-filter-change', 'shop-page-change', 'shop-list-load'] as const)
      document.addEventListener(name, ({ type, detail }) =>
        events.push(`${type} ${'total' in detail ? detail.total : JSON.stringify(detail)}`),
      )
  })
  const call = (method: string, ...values: unknown[]) =>
    listing(page).evaluate((element, [name, given]) => Reflect.apply(Reflect.get(element, name), element, given), [method, values] as const)
  await call('setFilter', 'da-material', ['steel'])
  const filtered = await expectOtherItems(page, before)
  await call('goTo', 1)
  await expectOtherItems(page, filtered)
  await call('clearFilters')
  await expect.poll(() => titles(page)).toEqual(before)
  const events = await page.evaluate(() => (window as unknown as { events: string[] }).events)
  expect(events).toContain('shop-filter-change {"filters":{"material":["steel"]}}')
  expect(events).toContain('shop-page-change {"page":1}')
  expect(events.filter((line) => line.startsWith('shop-list-load')).length).toBeGreaterThanOrEqual(3)
  await call('setFilter', 'price', '10|50')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { events: string[] }).events.join()))
    .toContain('{"price":{"min":10,"max":50}}')
  await call('clearFilters')
  await expect.poll(() => titles(page)).toEqual(before)
  await call('goTo', 2)
  await expectOtherItems(page, before)
  await listing(page).evaluate((element) => element.setAttribute('category', 'kitchen'))
  await expect.poll(() => listing(page).locator('[aria-current="page"]').textContent()).toBe('1')
  await listing(page).evaluate((element) => element.setAttribute('category', 'workshop'))
  await expect.poll(() => titles(page)).toEqual(before)
  await listing(page).evaluate((element) => Object.assign(element, { query: { sort: 'price_desc', da: { material: ['brass'] } } }))
  await expectOtherItems(page, before)
  expect(await listing(page).evaluate((element) => (element as HTMLElement & { query?: object }).query)).toMatchObject({
    sort: 'price_desc',
  })
  expect(await cards(page).count()).toBeGreaterThan(0)
})
