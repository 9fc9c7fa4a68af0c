import { expect, test } from 'vitest'
import { open, openContext, type VisitOptions } from '../harness.ts'
import { type Entry, eventsOf, expectPushed, recordDataLayer } from './data-layer.ts'

/** Opens a host page with a recorded data layer. */
async function openRecorded(options: VisitOptions) {
  let entries: Entry[] = []
  const visit = await open({
    context: await openContext(),
    ...options,
    before: async (page) => {
      entries = await recordDataLayer(page)
    },
  })
  const lists = () => eventsOf(entries, 'view_item_list').map(({ ecommerce }) => ecommerce)
  return { ...visit, entries, lists }
}

const list = (attributes: string) =>
  `<shop-product-list category="hand-tools" subcategories split-by="off" ${attributes}></shop-product-list>`
const space = '<div style="height: 3000px"></div>'
const wait = 700

test('a list is reported when it is on screen, once, with its name and positions', async () => {
  const { page, entries, lists } = await openRecorded({ html: list('id="tools" heading="Tools" page-size="3" pager="none"') })
  await expectPushed(entries, 'view_item_list')
  expect(lists()).toMatchObject([
    { item_list_id: 'tools', item_list_name: 'Tools', currency: 'EUR', items: [{ index: 1 }, { index: 2 }, { index: 3 }] },
  ])
  await page.locator('shop-product-list').evaluate((element) => element.setAttribute('heading', 'Other tools'))
  await page.locator('shop-product-list').evaluate((element) => document.body.append(element)) // moved, not shown again
  await page.waitForTimeout(wait)
  expect(lists()).toHaveLength(1)
})

test('a list below the screen, whose products have loaded, is reported when the shopper gets there', async () => {
  const { page, entries, lists } = await openRecorded({ html: `<div style="height: 1100px"></div>${list('page-size="3"')}` })
  await page.locator('shop-product-list article').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(wait)
  expect(lists()).toEqual([])
  await page.mouse.wheel(0, 700)
  await expectPushed(entries, 'view_item_list')
})

test('a hidden list and one far below are not reported', async () => {
  const { page, lists } = await openRecorded({
    html: `<div hidden>${list('page-size="3" lazy="false"')}</div>${space}${list('page-size="3"')}`,
  })
  await page.waitForTimeout(2 * wait)
  expect(lists()).toEqual([])
  await page.evaluate(() => document.querySelector('div[hidden]')?.removeAttribute('hidden'))
  await expect.poll(() => lists().length).toBe(1)
})

test('each page of a list is reported, also one that is shown again', async () => {
  const { page, lists } = await openRecorded({ html: list('page-size="4" pager="pages"') })
  await expect.poll(() => lists().length).toBe(1)
  const goTo = (index: number) =>
    page.locator('shop-product-list').evaluate((element, to) => Reflect.get(element, 'goTo').call(element, to), index)
  await goTo(1)
  await expect.poll(() => lists().length).toBe(2)
  await goTo(0)
  await expect.poll(() => lists().length).toBe(3)
  expect(lists().map((shown) => shown?.items.map(({ index }) => index))).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [1, 2, 3, 4],
  ])
})

test('"Show more" reports the added page only', async () => {
  const { page, lists } = await openRecorded({ html: list('page-size="4" pager="more"') })
  await expect.poll(() => lists().length).toBe(1)
  await page.getByRole('button', { name: /Show more/ }).click()
  await expect.poll(() => lists().length).toBe(2)
  expect(lists()[1]?.items.map(({ index }) => index)).toEqual([5, 6, 7, 8])
})

test('a carousel reports a page that it has loaded ahead only when it is on screen', async () => {
  const { page, lists } = await openRecorded({
    html: '<shop-related-products product-id="ht-1001" heading="Goes with it" page-size="4"></shop-related-products>',
    width: 800,
  })
  await expect.poll(() => lists().length).toBe(1)
  const first = lists()[0]?.items.length ?? 0
  const cards = () => page.locator('shop-related-products article').count()
  await page.waitForTimeout(wait)
  expect(lists()).toHaveLength(1)
  const next = page.locator('shop-related-products').getByRole('button', { name: /Next/ })
  for (let presses = 0; presses < 8 && (await next.isEnabled()); presses++) {
    await next.click()
    await page.waitForTimeout(250)
  }
  expect(await cards()).toBeGreaterThan(first)
  await expect.poll(() => lists().length).toBeGreaterThan(1)
  expect(lists()[1]?.items[0]?.index).toBe(first + 1)
  const seen = lists().flatMap((shown) => shown?.items.map(({ item_id }) => item_id) ?? [])
  expect(new Set(seen).size).toBe(seen.length)
})

test('the code of analytics loads after the products of a list', async () => {
  const { page, entries } = await openRecorded({
    html: list('page-size="3"'),
    head: "<script>addEventListener('shop-list-load', () => { window.loadedAt ??= performance.now() })</script>",
  })
  await expectPushed(entries, 'view_item_list')
  const [loadedAt, codeAt] = await page.evaluate(() => {
    const code = performance.getEntriesByType('resource').find(({ name }) => /\/c\/a-[^/]*\.js/.test(name))
    return [Reflect.get(window, 'loadedAt') as number, code?.startTime ?? 0]
  })
  expect(codeAt).toBeGreaterThan(loadedAt ?? 0)
})
