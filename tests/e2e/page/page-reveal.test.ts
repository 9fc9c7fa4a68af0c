import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { cartOf, leaveCart, lineOf, soldProducts } from '../cart/cart-steps.ts'
import { open, openContext } from '../harness.ts'
import { scrollToFooter, shareRouted } from '../journeys/routed-visit.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

const { visit, start } = shareRouted()
/** Code that the first screen of the home page does without. */
const later = /\/kit\/c\/(?:foot|cart|html|shelves|recent-products|text-with-image|news-list|faq|purify)/
const foot = (page: Page) => page.locator('shop-page > shop-footer')
const written = (page: Page) => page.locator('shop-page > shop-block').count()
/** What a page switches on last of all by itself. */
const waitUntilStable = async (page: Page) => {
  await page.waitForFunction(() => customElements.get('shop-offline') !== undefined)
  await waitForNetworkIdle(page)
}
/** Notes everything of the page that moves. */
const watchMoves = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { moved: [] })
    new PerformanceObserver((list) => Reflect.get(window, 'moved').push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
/** What has moved, from where to where. */
const moves = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'moved') as { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }[]).flatMap(
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
  await watchMoves(page)
  await waitUntilStable(page)
  expect(calls(later)).toEqual([])
  expect(await written(page)).toBe(3)
  expect(await foot(page).count()).toBe(0)

  await page.mouse.move(9, 9)
  await expect.poll(() => foot(page).count()).toBe(1)
  for (const tag of ['shop-news-list', 'shop-text-with-image']) await page.locator(tag).getByRole('link').first().waitFor()
  await page.locator('shop-faq').getByRole('button').first().waitFor()
  await expect.poll(() => page.locator('shop-page > shop-side-cart').count()).toBe(1)
  await scrollToFooter(page)
  expect(await moves(page)).toEqual([])
  expect(errors).toEqual([])
})

test('reveals late content only once complete, so it does not grow under the user', async () => {
  const late = (url: URL) => /\/api\/(products|news)/.test(url.pathname)
  await visit.page.route(late, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue().catch(() => {}) // the page has been left
  })
  const { page } = await start('/', { height: 4000 })
  await page.evaluate(() => {
    const shown: [string, boolean][] = []
    const note = (part: Element) => {
      const tag = part.firstElementChild ?? part
      shown.push([tag.localName, tag.shadowRoot?.querySelector('[aria-busy="true"]') !== null])
    }
    Object.assign(window, { shown })
    new MutationObserver((changes) => {
      // the first three come with the page
      const isLater = (part: Node): part is Element => part instanceof Element && part.matches('shop-block:nth-of-type(n + 4), shop-footer')
      for (const { target } of changes) if (isLater(target) && !target.hasAttribute('hidden')) note(target)
    }).observe(document, { subtree: true, attributeFilter: ['hidden'] })
  })
  await foot(page).waitFor()
  const shown = await page.evaluate(() => Reflect.get(window, 'shown') as [string, boolean][])
  for (const tag of ['shop-product-list-banner', 'shop-news-list']) expect(shown).toContainEqual([tag, false])
  expect(shown.filter(([, isBusy]) => isBusy)).toEqual([])
  await page.unroute(late)
})

test('reveals the footer once its menus load, so its parts do not shift under the user', async () => {
  const late = (url: URL) => /\/api\/menus\/(second_)?footer_menu/i.test(url.pathname)
  let isAsked = false
  await visit.page.route(late, async (route) => {
    isAsked = true
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue().catch(() => {}) // the page has been left
  })
  const { page } = await start('/about', { width: 375 })
  await watchMoves(page)
  await waitUntilStable(page)
  expect(isAsked).toBe(false)
  await scrollToFooter(page)
  expect(isAsked).toBe(true)
  await foot(page).getByRole('navigation').getByRole('link').first().waitFor()
  await page.waitForTimeout(100)
  expect(await moves(page)).toEqual([])
  await page.unroute(late)
})

test('sets the data of a block once, whatever else changes on its page', async () => {
  const { page } = await start('/c/workshop')
  await page.locator('shop-category [part~="tile"]').first().waitFor()
  const list = page.locator('shop-page > shop-category-list')
  await list.waitFor()
  await page.locator('shop-page > shop-block').evaluateAll((blocks) => {
    Object.assign(window, { told: 0 })
    const told = () => Object.assign(window, { told: Reflect.get(window, 'told') + 1 })
    for (const block of blocks) Object.defineProperty(block, 'block', { set: told })
  })
  await page.setViewportSize({ width: 375, height: 900 })
  await list.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toBe(0)
})

test('a part whose chunk fails shows an error in place and loads on retry; other parts render', async () => {
  let isAway = true
  let asked = 0
  const code = '**/kit/c/faq-*'
  await visit.page.route(code, (route) => {
    asked += 1
    return isAway ? route.abort() : route.continue()
  })
  const { page } = await start('/returns')
  const lost = page.locator('shop-block', { has: page.locator('shop-faq') }).first()
  const message = lost.getByRole('alert')
  await message.filter({ hasText: 'This part of the page could not be loaded' }).waitFor()
  expect(await lost.getByRole('heading', { name: 'Warranty', exact: true }).count()).toBe(1)
  await page.getByText('You have thirty days').waitFor()
  const again = message.getByRole('button', { name: 'Try again' })
  const before = asked
  await again.click()
  await expect.poll(() => asked).toBe(before + 2) // what fails is asked for once more
  expect(await message.count()).toBe(1)
  isAway = false
  const question = page.locator('shop-faq').getByRole('button', { name: 'How long is the warranty?' })
  const pressAgain = async () => {
    await again.click({ timeout: 500 }).catch(() => {}) // it is gone, or its part is still being asked for
    return question.count()
  }
  await expect.poll(pressAgain).toBe(1)
  await expect.poll(() => message.count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Warranty', exact: true }).count()).toBe(1)
  await page.unroute(code)
})

test.each([
  ['a hash in the address', '/?from=mail#questions', 900],
  ['a screen that it is near to', '/', 1300],
])('loads content far below without interaction with %s', async (_, path, height) => {
  const { page } = await start(path, { height })
  await foot(page).waitFor()
  await page.locator('shop-faq').getByRole('button').first().waitFor()
})

test('printing a partly loaded page produces no empty pages', async () => {
  const { page } = await start('/about')
  await waitUntilStable(page)
  const room = page.locator('shop-page .page-room')
  expect(await room.boundingBox()).toMatchObject({ height: 900 })
  await page.emulateMedia({ media: 'print' })
  expect(await room.boundingBox()).toBeNull()
  await page.emulateMedia({ media: null })
})

test('loads the cart chunk immediately for a stored cart and when another tab fills one', async () => {
  const context = await openContext()
  const [product] = await soldProducts(1)
  if (!product) throw new Error('Nothing is sold')
  const fill = leaveCart(cartOf([lineOf(product, 2)]))
  const count = (page: Page) => page.locator('shop-header').getByText('Cart, 2 products', { exact: true })
  const empty = await open({ site: 'routed', path: '/', context })
  await waitUntilStable(empty.page)
  expect(empty.calls(/\/kit\/c\/cart-/)).toEqual([])

  const other = await open({ site: 'routed', path: '/', context, before: fill })
  await count(other.page).waitFor({ state: 'attached' })
  await count(empty.page).waitFor({ state: 'attached' })
  expect(await foot(other.page).count()).toBe(0)
})
