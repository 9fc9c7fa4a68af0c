import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { cartOf, leaveCart, lineOf, soldProducts } from '../cart/cart-steps.ts'
import { open, openContext } from '../harness.ts'
import { scrollToFooter, shareRouted } from '../journeys/routed-visit.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

const { visit, start } = shareRouted('plain')
/** Chunks that the first screen of the home page does not need. */
const deferredChunks = /\/kit\/c\/(?:foot|cart|html|shelves|recent-products|text-with-image|news-list|faq|purify)/
const footer = (page: Page) => page.locator('shop-page > shop-footer')
const blockCount = (page: Page) => page.locator('shop-page > shop-block').count()
/** Waits for `shop-offline`, the last element that a page defines, and for network idle. */
const waitUntilStable = async (page: Page) => {
  await page.waitForFunction(() => customElements.get('shop-offline') !== undefined)
  await waitForNetworkIdle(page)
}
/** Records layout shifts. */
const recordShifts = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
/** The recorded layout shifts: element, old and new rectangle. */
const layoutShifts = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'shifts') as { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }[]).flatMap(
      ({ sources }) =>
        sources.map(({ node, previousRect: { x, y, width, height }, currentRect: to }) =>
          [
            node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName,
            x,
            y,
            width,
            height,
            'to',
            to.x,
            to.y,
            to.width,
            to.height,
          ].join(' '),
        ),
    ),
  )

test.each([
  [1440, 900],
  [375, 812],
])('loads content far below a %i px viewport on first interaction, without layout shift', async (width, height) => {
  await visit.page.mouse.move(0, 0)
  const { page, calls, errors } = await start('/', { width, height })
  await recordShifts(page)
  await waitUntilStable(page)
  expect(calls(deferredChunks)).toEqual([])
  expect(await blockCount(page)).toBe(3)
  expect(await footer(page).count()).toBe(0)

  await page.mouse.move(9, 9)
  await expect.poll(() => footer(page).count()).toBe(1)
  for (const tag of ['shop-news-list', 'shop-text-with-image']) await page.locator(tag).getByRole('link').first().waitFor()
  await page.locator('shop-faq').getByRole('button').first().waitFor()
  await expect.poll(() => page.locator('shop-page > shop-side-cart').count()).toBe(1)
  await scrollToFooter(page)
  expect(await layoutShifts(page)).toEqual([])
  expect(errors).toEqual([])
})

test('reveals late content only once complete, so it does not grow while visible', async () => {
  const late = (url: URL) => /\/api\/(products|news)/.test(url.pathname)
  await visit.page.route(late, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue().catch(() => {}) // the page may be closed
  })
  const { page } = await start('/', { height: 4000 })
  await page.evaluate(() => {
    const shown: [string, boolean][] = []
    const record = (part: Element) => {
      const tag = part.firstElementChild ?? part
      shown.push([tag.localName, tag.shadowRoot?.querySelector('[aria-busy="true"]') !== null])
    }
    Object.assign(window, { shown })
    new MutationObserver((changes) => {
      // the first three blocks render immediately
      const isLater = (part: Node): part is Element => part instanceof Element && part.matches('shop-block:nth-of-type(n + 4), shop-footer')
      for (const { target } of changes) if (isLater(target) && !target.hasAttribute('hidden')) record(target)
    }).observe(document, { subtree: true, attributeFilter: ['hidden'] })
  })
  await footer(page).waitFor()
  const shown = await page.evaluate(() => Reflect.get(window, 'shown') as [string, boolean][])
  for (const tag of ['shop-product-list-banner', 'shop-news-list']) expect(shown).toContainEqual([tag, false])
  expect(shown.filter(([, isBusy]) => isBusy)).toEqual([])
  await page.unroute(late)
})

test('reveals the footer once its menus load, so it does not shift while visible', async () => {
  const late = (url: URL) => /\/api\/menus\/(second_)?footer_menu/i.test(url.pathname)
  let isRequested = false
  await visit.page.route(late, async (route) => {
    isRequested = true
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue().catch(() => {}) // the page may be closed
  })
  const { page } = await start('/about', { width: 375 })
  await recordShifts(page)
  await waitUntilStable(page)
  expect(isRequested).toBe(false)
  await scrollToFooter(page)
  expect(isRequested).toBe(true)
  await footer(page).getByRole('navigation').first().waitFor()
  await page.waitForTimeout(100)
  expect(await layoutShifts(page)).toEqual([])
  await page.unroute(late)
})

test('sets the data of a block once, regardless of other changes on the page', async () => {
  const { page } = await start('/c/pantry/cold-counter')
  await page.locator('shop-category [part~="tile"]').first().waitFor()
  const list = page.locator('shop-page > shop-category-list')
  await list.waitFor()
  await page.locator('shop-page > shop-block').evaluateAll((blocks) => {
    Object.assign(window, { setCount: 0 })
    const countSet = () => Object.assign(window, { setCount: Reflect.get(window, 'setCount') + 1 })
    for (const block of blocks) Object.defineProperty(block, 'block', { set: countSet })
  })
  await page.setViewportSize({ width: 375, height: 900 })
  await list.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Reflect.get(window, 'setCount'))).toBe(0)
})

test('a part whose chunk fails shows an error in place and loads on retry; other parts render', async () => {
  let isFailing = true
  let requestCount = 0
  const code = '**/kit/c/faq-*'
  await visit.page.route(code, (route) => {
    requestCount += 1
    return isFailing ? route.abort() : route.continue()
  })
  const { page } = await start('/returns')
  const failedBlock = page
    .locator('shop-block', { has: page.locator('shop-faq') })
    .filter({ has: page.getByRole('heading', { name: 'Warranty', exact: true }) })
  const message = failedBlock.getByRole('alert')
  await message.filter({ hasText: 'This part of the page could not be loaded' }).waitFor()
  expect(await failedBlock.getByRole('heading', { name: 'Warranty', exact: true }).count()).toBe(1)
  await page.getByText('You have thirty days').waitFor()
  const again = message.getByRole('button', { name: 'Try again' })
  const before = requestCount
  await again.click()
  await expect.poll(() => requestCount).toBeGreaterThanOrEqual(before + 2) // retried once, and when the shop answers again
  expect(await message.count()).toBe(1)
  isFailing = false
  const question = page.locator('shop-faq').getByRole('button', { name: 'How long is the warranty?' })
  const pressAgain = async () => {
    await again.click({ timeout: 500 }).catch(() => {}) // the button is removed, or its chunk still loads
    return question.count()
  }
  await expect.poll(pressAgain).toBe(1)
  await expect.poll(() => message.count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Warranty', exact: true }).count()).toBe(1)
  await page.unroute(code)
})

test.each([
  ['a hash in the address', '/?from=mail#questions', 900],
  ['a viewport near it', '/', 1300],
])('loads content far below without interaction with %s', async (_, path, height) => {
  const { page } = await start(path, { height })
  await footer(page).waitFor()
  await page.locator('shop-faq').getByRole('button').first().waitFor()
})

test('printing a partly loaded page produces no empty pages', async () => {
  const { page } = await start('/about')
  await waitUntilStable(page)
  const placeholder = page.locator('shop-page .page-placeholder')
  expect(await placeholder.boundingBox()).toMatchObject({ height: 900 })
  await page.emulateMedia({ media: 'print' })
  expect(await placeholder.boundingBox()).toBeNull()
  await page.emulateMedia({ media: null })
})

test('loads the cart chunk immediately for a stored cart and when another tab fills one', async () => {
  const context = await openContext()
  const [product] = await soldProducts(1)
  if (!product) throw new Error('Nothing is sold')
  const fill = leaveCart(cartOf([lineOf(product, 2)]))
  const count = (page: Page) => page.locator('shop-header').getByText('Cart, 2 products', { exact: true })
  const empty = await open({ site: 'plain', path: '/', context })
  await waitUntilStable(empty.page)
  expect(empty.calls(/\/kit\/c\/cart-/)).toEqual([])

  const other = await open({ site: 'plain', path: '/', context, before: fill })
  await count(other.page).waitFor({ state: 'attached' })
  await count(empty.page).waitFor({ state: 'attached' })
  expect(await footer(other.page).count()).toBe(0)
})
