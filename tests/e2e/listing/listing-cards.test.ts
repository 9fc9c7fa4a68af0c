import { expect, test } from 'vitest'
import type { Product } from '../../../src/model/product/product.ts'
import { sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { cards, fetchJson, listing, openList, showList, waitForAllCards } from './listing-steps.ts'

const workshop = 'category="workshop" subcategories'
const products = await fetchJson<Product[]>('/api/products?lang=en&category=workshop&includeSubCategories=true&size=60')
const fifty = products.slice(0, 50).map(({ id }) => `<shop-product-card product-id="${id}"></shop-product-card>`)
const visit = shareVisit({ html: fifty.join(''), stays: true })

test('fifty product cards share one request', async () => {
  const { page, calls } = visit
  await expect.poll(() => page.locator('shop-product-card article.card').count(), { timeout: 10_000 }).toBe(50)
  expect(calls(/GET \/api\/products\?/)).toHaveLength(1)
  expect(calls(/GET \/api\/configuration/), calls().join('\n')).toHaveLength(1)
})

test('CARD-01 the card links to the product', async () => {
  const { page } = await showList(visit, `${workshop} split-by="off"`)
  const [first] = products
  const href = await cards(page).first().getByRole('link').first().getAttribute('href')
  expect(href).toBe(first?.url)
  const { x, y, width } = (await cards(page).first().boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.click(x + width / 2, y + width / 2)
  await expect.poll(() => visit.left).toEqual([`${sites.shop}${first?.url}`])
})

test('CARD-02 a split row links to its attribute value', async () => {
  const { page } = await showList(visit, `${workshop} split-by="colour"`)
  const links = await cards(page)
    .locator('.card-link')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  const split = links.filter((href) => href.includes('#'))
  expect(split.length).toBeGreaterThan(1)
  expect(split.every((href) => /#colour=[\w-]+$/.test(href))).toBe(true)
})

test('a card of an unsplit list shows its colours as dots with a name and no code of a variant; a split row shows none', async () => {
  const { page } = await showList(visit, 'category="pots-pans" split-by="off"')
  const casserole = cards(page).filter({ hasText: 'PP-1001' })
  expect(await casserole.getByRole('img', { name: /^Colour: Red, Yellow, / }).count()).toBe(1)
  expect(await casserole.locator('.card-sku').textContent()).toBe('PP-1001')
  const drawn = await casserole.locator('.card-colours').evaluate((dots) => getComputedStyle(dots).backgroundImage)
  expect(drawn).toContain('rgb(212, 61, 61) 0px')
  await showList(visit, 'category="pots-pans" split-by="colour"')
  expect(await cards(page).locator('.card-colours').count()).toBe(0)
})

test('ANA-01 a product click pushes select_item to the data layer and emits an event', async () => {
  const { page } = await showList(visit, `${workshop} split-by="off" heading="Tools"`)
  await page.evaluate(() => document.addEventListener('shop-analytics', (event) => Object.assign(window, { heard: event.detail })))
  await cards(page).nth(1).locator('.card-link').click()
  const selected = () =>
    page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.findLast(({ event }) => event === 'select_item'))
  await expect
    .poll(selected)
    .toMatchObject({ ecommerce: { item_list_name: 'Tools', items: [{ item_name: products[1]?.title, index: 2 }] } })
  expect(await page.evaluate(() => (window as { heard?: unknown }).heard)).toMatchObject({ event: 'select_item' })
})

test('cancelling shop-product-click prevents the navigation', async () => {
  const { page } = await showList(visit, `${workshop} split-by="off"`)
  const address = page.url()
  await page.evaluate(() =>
    document.addEventListener(
      'shop-product-click',
      (event) => {
        event.preventDefault()
        Object.assign(window, { clicked: event.detail.product.title })
      },
      { once: true },
    ),
  )
  await cards(page).first().locator('.card-link').click()
  expect(await page.evaluate(() => (window as { clicked?: string }).clicked)).toBe(products[0]?.title)
  expect(page.url()).toBe(address)
  expect(visit.left).toEqual([])
})

test('links="event" emits shop-navigate instead of navigating', async () => {
  const { page } = await show(visit, {
    connection: '<shop-config links="event"></shop-config>',
    html: `<shop-product-list ${workshop} split-by="off"></shop-product-list>`,
  })
  const address = page.url()
  await page.evaluate(() => document.addEventListener('shop-navigate', (event) => Object.assign(window, { navigatedTo: event.detail.url })))
  await cards(page).first().locator('.card-link').click()
  expect(await page.evaluate(() => (window as { navigatedTo?: string }).navigatedTo)).toBe(products[0]?.url)
  expect(page.url()).toBe(address)
  expect(visit.left).toEqual([])
})

test('WISH-01 the heart toggles a product in the wishlist', async () => {
  const { page } = await openList(`${workshop} split-by="off"`)
  const heart = cards(page).first().locator('.card-heart')
  // polled: markup of the server knows no visitor, and its buttons answer when the kit has taken it over
  const label = () => heart.getAttribute('aria-label')
  await heart.click()
  await expect.poll(label).toBe(`Remove from wishlist: ${products[0]?.title}`)
  await page.reload()
  await cards(page).first().waitFor()
  await expect.poll(label).toContain('Remove from wishlist')
  await heart.click()
  await expect.poll(label).toContain('Add to wishlist')
})

test('CARD-09 the card rejects a quantity below 1 or above the stock', async () => {
  const { page } = await showList(visit, `${workshop} split-by="off"`)
  const card = cards(page)
    .filter({ has: page.getByRole('button', { name: /Add to cart/ }) })
    .first()
  await card.hover()
  const tooFew = 'Enter a quantity of at least 1'
  const messages = { '0': tooFew, '-1': tooFew, '1.5': tooFew, '': tooFew, '1e9': 'Amount unavailable' }
  for (const [nonsense, message] of Object.entries(messages)) {
    await card.getByRole('spinbutton').fill(nonsense)
    await card.getByRole('button', { name: /Add to cart/ }).click()
    await card.locator('.field-error', { hasText: message }).waitFor()
  }
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.endsWith(':carts'))
        .map((key) => localStorage.getItem(key))
        .join(),
    ),
  ).not.toContain('"code"')
})

test('unavailable products show Out of stock instead of a delivery time', async () => {
  const { page } = await showList(visit, 'category="home" subcategories split-by="off" page-size="150"')
  await cards(page).first().waitFor()
  await waitForAllCards(page)
  const all = await cards(page).evaluateAll((cards) =>
    cards.map((card) => ({
      isSold: card.querySelector('.buy-button:disabled') === null,
      says: card.querySelector('[part~="availability"]')?.textContent ?? '',
      colour: card.querySelector('[part~="availability"]')?.getAttribute('data-colour'),
    })),
  )
  const unavailable = all.filter(({ isSold }) => !isSold)
  expect(new Set(unavailable.map(({ says }) => says))).toEqual(new Set(['Out of stock']))
  expect(new Set(unavailable.map(({ colour }) => colour))).toEqual(new Set(['red']))
  expect(all.filter(({ isSold, says }) => isSold && says.startsWith('Delivered')).length).toBeGreaterThan(0)
})

test('the heart and the buy form of a card do not navigate', async () => {
  const { page } = await showList(visit, `${workshop} split-by="off"`)
  const address = page.url()
  const card = cards(page)
    .filter({ has: page.locator('.buy-button:enabled') })
    .first()
  await card.hover()
  await card.getByRole('spinbutton').click()
  await card.locator('.card-heart').click()
  await card.getByRole('button', { name: /Add to cart/ }).click()
  await card.getByRole('button', { name: /Added/ }).waitFor()
  expect(page.url()).toBe(address)
  expect(visit.left).toEqual([])
})

test('the buy button of a missing product shows a message and emits shop-error', async () => {
  const { page } = await show(visit, { html: '' })
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    document.addEventListener('shop-error', ({ detail }) => heard.push(detail))
    document.body.insertAdjacentHTML('beforeend', '<shop-add-to-cart product-id="no-such-product"></shop-add-to-cart>')
  })
  await page.locator('shop-add-to-cart').getByText('This product is no longer available').waitFor()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([{ message: 'the shop has no product "no-such-product"', attribute: 'product-id' }])
})

test('the card of a missing product collapses', async () => {
  const response = visit.page.waitForResponse(/api\/products\?/)
  const { page } = await show(visit, {
    connection: `<shop-config api-base="${sites.shop}/fault/slow-500@products"></shop-config>`,
    html: '<shop-product-card product-id="no-such-product"></shop-product-card>',
  })
  await page.locator('shop-product-card').locator('[part~="skeleton"]').first().waitFor()
  await response
  await page.locator('shop-product-card').locator('[part~="skeleton"]').first().waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('shop-product-card').evaluate((element) => element.shadowRoot?.textContent)).toBe('')
  expect(await listing(page).count()).toBe(0)
})
