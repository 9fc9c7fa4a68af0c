import assert from 'node:assert/strict'
import type { CDPSession, Page } from 'playwright'

/* What a visitor of a sample app does and must find. */

const addButton = /add .*to cart/i
const articles = (page: Page, list: string) => page.locator(list).getByRole('article')

async function listIsComplete(page: Page, list: string) {
  // unlike Playwright's scrolling, continues if the element is replaced meanwhile
  await page.locator(list).evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await articles(page, list).nth(3).waitFor()
}

async function closeCart(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const cartCount = (page: Page, count: number) => page.locator('shop-cart-button').getByText(String(count), { exact: true }).waitFor()

/** Buys from the list `#buy`: the count rises, the side cart opens, the event has arrived once, and `shop-api` opens the cart again. */
export async function buy(page: Page) {
  await listIsComplete(page, '#buy')
  await page.locator('#buy').getByRole('button', { name: addButton }).first().click()
  await page.getByRole('dialog').waitFor()
  await closeCart(page)
  await cartCount(page, 1)
  assert.match((await page.locator('output').innerText()).trim(), /^\S+$/, 'the event arrives once')
  await page.getByRole('button', { name: 'Open the cart' }).click()
  await page.getByRole('dialog').waitFor()
  await closeCart(page)
}

/** The list `#look` cannot be bought from. */
export async function look(page: Page) {
  await listIsComplete(page, '#look')
  assert.equal(await page.locator('#look').getByRole('button', { name: addButton }).count(), 0, 'without add buttons')
}

const columns = (page: Page) => page.locator('#look').evaluate((list) => [...(list as unknown as { columns: number[] }).columns])
const crumbs = async (page: Page) =>
  (await page.locator('shop-breadcrumbs').getByRole('listitem').allInnerTexts()).map((text) => text.trim())

/** Lists and objects arrive as what they are. */
export async function data(page: Page, home: string) {
  assert.deepEqual(await columns(page), [1, 2, 4])
  await page.locator('shop-breadcrumbs').getByText('Gear').waitFor()
  assert.deepEqual(await crumbs(page), [home, 'Gear'])
}

/** Changed state reaches the property of a tag. */
export async function rerender(page: Page) {
  await page.getByRole('button', { name: 'In one column' }).click()
  assert.deepEqual(await columns(page), [1, 1, 1])
}

async function size(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { documents: value('Documents'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

/** Pages that exchange their body: the document stays, the cart too, and nothing piles up. */
export async function browse(page: Page) {
  const round = async () => {
    await page.getByRole('link', { name: 'Gear' }).click()
    await page.getByRole('heading', { name: 'Gear', exact: true, level: 1 }).waitFor()
    await look(page)
    await cartCount(page, 1)
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: 'Home', exact: true, level: 1 }).waitFor()
    await listIsComplete(page, '#buy')
    await cartCount(page, 1)
  }
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let count = 0; count < 3; count++) await round()
  const before = await size(session)
  for (let count = 0; count < 10; count++) await round()
  const after = await size(session)
  assert.ok(await page.evaluate(() => 'isSame' in window), 'the document stays')
  for (const name of ['documents', 'nodes', 'listeners'] as const)
    assert.ok(after[name] <= before[name] * 1.05 + 5, `${name}: ${before[name]}, after ten rounds ${after[name]}`)
  await page.getByRole('button', { name: 'Open the cart' }).click()
  await page.getByRole('dialog').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 1)
  await closeCart(page)
  await page.goBack()
  await look(page)
}
