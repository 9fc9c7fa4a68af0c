import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  buy,
  buyButton,
  buyTag,
  cartButton,
  cartTags,
  drawer,
  expectCount,
  openCart,
  type Sold,
  soldProducts,
} from '../e2e/cart/cart-steps.ts'
import { open, sites } from '../e2e/harness.ts'
import { shareVisit, show } from '../e2e/journeys/shared-visit.ts'
import { kit, recordEvents, recordedEvents, waitForElements } from './page.ts'

interface RecordedEvent {
  name: string
  tag: string
  bubbles: boolean
  composed: boolean
  cancelable: boolean
}

/** Events whose default action the page can prevent. */
const cancelable = ['shop-navigate', 'shop-product-click', 'shop-add-to-cart', 'shop-checkout-click', 'shop-analytics']
const others = [
  'shop-ready',
  'shop-error',
  'shop-config-ready',
  'shop-language-change',
  'shop-list-load',
  'shop-filter-change',
  'shop-page-change',
  'shop-sort-change',
  'shop-layout-change',
  'shop-wishlist-change',
  'shop-cart-open',
  'shop-cart-close',
  'shop-cart-change',
]

/** Records every event of the kit that reaches the window, and prevents the named ones. */
const listen =
  (prevented: string[] = []) =>
  (page: Page) =>
    page.addInitScript(
      ([names, stopped]) => {
        Object.assign(window, { kept: [], stopped })
        for (const name of names ?? [])
          addEventListener(name, (event) => {
            const { bubbles, composed, cancelable: mayStop, target } = event
            Reflect.get(window, 'kept').push({ name, tag: (target as Element).localName, bubbles, composed, cancelable: mayStop })
            if (Reflect.get(window, 'stopped').includes(name)) event.preventDefault()
          })
      },
      [[...cancelable, ...others], prevented],
    )

const recorded = (page: Page): Promise<RecordedEvent[]> => page.evaluate(() => Reflect.get(window, 'kept'))
const list = (page: Page): Locator => page.locator('shop-product-list')
const listTag =
  '<shop-product-list category="hand-tools" subcategories filters sort-select count page-size="6" lazy="false"></shop-product-list>'

let sold: Sold
beforeAll(async () => {
  const [product] = await soldProducts(1)
  if (!product) throw new Error('The shop sells nothing')
  sold = product
})

describe('every event of the kit', () => {
  test('bubbles, is composed, and is cancelable only if it has a default action', async () => {
    const { page } = await open({ html: `${listTag}${buyTag(sold)}${cartTags}`, before: listen(['shop-navigate']) })
    await waitForElements(page, 'shop-product-list', 'shop-cart-button', 'shop-side-cart')
    const grid = list(page)
    await grid.getByRole('article').first().waitFor()
    await grid.getByRole('combobox').first().selectOption({ index: 1 })
    await grid.getByRole('button', { name: 'List', exact: true }).click()
    await grid.getByRole('button', { name: 'Grid', exact: true }).click()
    await grid.evaluate((element) => Reflect.get(element, 'goTo').call(element, 1))
    await grid.evaluate((element) => Reflect.get(element, 'setFilter').call(element, 'price', { min: 1 }))
    await grid
      .getByRole('button', { name: /wishlist/i })
      .first()
      .click()
    await grid.getByRole('article').first().getByRole('link').first().click()
    await buy(page, 1)
    await openCart(page)
    await drawer(page)
      .getByRole('link', { name: /checkout/i })
      .click()
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
    await grid.evaluate((element) => element.setAttribute('columns', 'many'))
    await page.locator('shop-config').evaluate((element) => element.setAttribute('language', 'lt'))
    await expect
      .poll(async () => new Set((await recorded(page)).map(({ name }) => name)).size, { timeout: 10_000 })
      .toBe(cancelable.length + others.length)

    const events = await recorded(page)
    expect(new Set(events.map(({ name }) => name))).toEqual(new Set([...cancelable, ...others]))
    expect(events.filter(({ bubbles, composed }) => !bubbles || !composed)).toEqual([])
    expect(events.filter((event) => event.cancelable !== cancelable.includes(event.name))).toEqual([])
    expect(events.every(({ tag }) => tag.startsWith('shop-'))).toBe(true)
  })
})

test('shop-ready fires after the script that adds the element, which can still add its listener', async () => {
  const { page } = await open({ html: '<shop-cart-button></shop-cart-button>' })
  await waitForElements(page, 'shop-cart-button')
  const tag = await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('shop-cart-button'))
    return new Promise((heard, missed) => {
      button.addEventListener('shop-ready', ({ detail }) => heard(detail.tag))
      setTimeout(missed, 2000)
    })
  })
  expect(tag).toBe('shop-cart-button')
})

describe('a prevented event', () => {
  const visit = shareVisit({ html: '', before: listen() })
  /** Shows tags with an empty cart, on a page that prevents the named events. */
  const shown = async (html: string, stopped: string[], connection?: string) => {
    const { page } = visit
    await (await kit(page)).evaluate(({ cart }) => cart.clear())
    await page.evaluate((names) => Object.assign(window, { kept: [], stopped: names }), stopped)
    await show(visit, { html, ...(connection && { connection }) })
    return page
  }

  test('shop-product-click: the link is not followed', async () => {
    const page = await shown(listTag, ['shop-product-click'])
    const address = page.url()
    await list(page).getByRole('article').first().getByRole('link').first().click()
    await expect.poll(async () => (await recorded(page)).map(({ name }) => name)).toContain('shop-product-click')
    expect((await recorded(page)).map(({ name }) => name)).not.toContain('shop-navigate')
    expect(page.url()).toBe(address)
  })

  test('links="event": a link only emits shop-navigate', async () => {
    const connection = `<shop-config api-base="${sites.shop}" links="event"></shop-config>`
    const page = await shown(listTag, [], connection)
    await list(page).getByRole('article').first().getByRole('link').first().click()
    await expect.poll(async () => (await recorded(page)).map(({ name }) => name)).toContain('shop-navigate')
    expect(page.url()).toContain('/test-page')
  })

  test('shop-add-to-cart: nothing is added', async () => {
    const page = await shown(`${buyTag(sold)}${cartTags}`, ['shop-add-to-cart'])
    await waitForElements(page, 'shop-cart-button')
    await buyButton(page).click()
    await expect.poll(async () => (await recorded(page)).map(({ name }) => name)).toContain('shop-add-to-cart')
    await expectCount(page, 0)
  })

  test('shop-checkout-click: the link is not followed', async () => {
    const page = await shown(`${buyTag(sold)}${cartTags}`, ['shop-checkout-click'])
    await buy(page, 1)
    await cartButton(page).click()
    await drawer(page)
      .getByRole('link', { name: /checkout/i })
      .click()
    await expect.poll(async () => (await recorded(page)).map(({ name }) => name)).toContain('shop-checkout-click')
    expect(page.url()).toContain('/test-page')
  })

  test('shop-navigate: the link is not followed, unlike without prevention', async () => {
    const page = await shown(listTag, ['shop-navigate'])
    await list(page).getByRole('article').first().getByRole('link').first().click()
    await expect.poll(async () => (await recorded(page)).map(({ name }) => name)).toContain('shop-navigate')
    expect(page.url()).toContain('/test-page')

    await shown(listTag, [])
    await list(page).getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL(`${sites.shop}/p/**`)
  })
})

test('R50 an event of the page is fired although its body is gone when the code of analytics arrives', async () => {
  let release = () => {}
  const arrives = new Promise<void>((resolve) => {
    release = resolve
  })
  const { page, errors } = await open({
    html: '<shop-product-list product-list="trail" limit="1" add-to-cart></shop-product-list>',
    contextOptions: {},
    before: async (page) => {
      await recordEvents(page, 'shop-add-to-cart')
      await page.addInitScript(() => {
        Object.assign(window, { reported: [] })
        addEventListener('shop-analytics', (event) => Reflect.get(window, 'reported').push((event as CustomEvent).detail.event))
      })
      await page.route('**/kit/c/a-*', async (route) => {
        await arrives
        await route.continue()
      })
    },
  })
  await page
    .locator('shop-product-list')
    .getByRole('button', { name: /add .*to cart/i })
    .click()
  await expect.poll(() => recordedEvents(page, 'shop-add-to-cart')).toHaveLength(1)
  await page.evaluate(() => document.body.remove())
  release()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'reported'))).toContain('add_to_cart')
  expect(errors).toEqual([])
})
