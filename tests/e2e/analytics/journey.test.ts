import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { cartTag, checkoutButton, fillCheckout, waitForPrices } from '../cart/checkout-steps.ts'
import { open, openContext, sites } from '../harness.ts'
import { engrave, expectCartName, header, openedCart, product, productCards } from '../journeys/journey-steps.ts'
import { type Entry, eventsOf, expectPushed, namesOf, recordDataLayer } from './data-layer.ts'

const hammer = { title: 'Joiner’s hammer', code: 'HT-1001' }

const quantity = (page: Page) => cartTag(page).getByRole('textbox', { name: /Quantity/ })
async function setQuantity(page: Page, pieces: number) {
  await quantity(page).fill(String(pieces))
  await quantity(page).press('Enter')
}

/** Opens the shop with a recorded data layer. */
async function openShop(site: 'shop' | 'routed') {
  const context = await openContext()
  let entries: Entry[] = []
  const visit = await open({
    site,
    path: '/',
    context,
    before: async (page) => {
      entries = await recordDataLayer(page)
    },
  })
  return { ...visit, entries }
}

/** Finds the hammer, and opens its page. */
async function find(page: Page) {
  await page.locator('shop-header:defined:not([data-shop-rendered])').waitFor()
  await header(page).getByRole('combobox').fill(hammer.title)
  await page.getByRole('option').first().waitFor()
  await header(page).getByRole('combobox').press('Enter')
  await page.waitForURL(/\/search\?search=/)
  const card = productCards(page, 'shop-search-results').filter({ hasText: hammer.title }).first()
  await card.locator('.card-link').scrollIntoViewIfNeeded()
  return card
}

for (const site of ['shop', 'routed'] as const)
  test(`ANA-01 ANA-02 ANA-03 from search to order in the ${site} shop: each event once, with the amounts of the shop`, async () => {
    const { page, entries } = await openShop(site)
    const card = await find(page)
    await expect
      .poll(() => eventsOf(entries, 'view_item_list').some(({ ecommerce }) => ecommerce?.item_list_id === 'search-results'))
      .toBe(true)
    await card.locator('.card-link').click()
    await page.waitForURL(/\/p\/joiner/)
    await expectPushed(entries, 'view_item')
    await engrave(page, 'Petraitė')
    await product(page).getByRole('button', { name: 'Add to cart' }).click()
    await expectCartName(page, 'Cart, 1 product')
    await expectPushed(entries, 'view_cart') // the side cart, with the prices of the shop
    await openedCart(page).getByRole('link', { name: 'Go to checkout' }).click()
    await page.waitForURL(/\/cart$/)
    await cartTag(page).getByRole('heading', { name: hammer.title }).waitFor()
    await expectPushed(entries, 'view_cart', 2)
    await setQuantity(page, 3)
    await expectPushed(entries, 'add_to_cart', 2)
    await waitForPrices(page)
    await setQuantity(page, 2)
    await expectPushed(entries, 'remove_from_cart')
    await waitForPrices(page)
    await fillCheckout(page)
    await checkoutButton(page).click()
    await cartTag(page).getByRole('heading', { name: 'Thank you for your order' }).waitFor({ timeout: 20_000 })
    const [purchase] = await expectPushed(entries, 'purchase')

    const lists = eventsOf(entries, 'view_item_list').filter(({ ecommerce }) => ecommerce?.item_list_id === 'search-results')
    expect(lists).toHaveLength(1)
    expect(namesOf(entries).filter((name) => name !== 'view_item_list')).toEqual([
      'search',
      'select_item',
      'view_item',
      'add_to_cart',
      'view_cart',
      'view_cart',
      'add_to_cart',
      'remove_from_cart',
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
      'purchase',
    ])
    const price = eventsOf(entries, 'view_item')[0]?.ecommerce?.value ?? 0
    const shown = { item_id: hammer.code, item_name: hammer.title, price }
    const inCart = eventsOf(entries, 'view_cart')[0]?.ecommerce?.items[0]?.price ?? 0
    const item = { ...shown, price: inCart }
    const money = (pieces: number, one = inCart) => ({ currency: 'EUR', value: expect.closeTo(one * pieces, 2) })
    expect(price).toBeGreaterThan(0)
    expect(inCart).toBeGreaterThan(price) // the engraving
    expect(eventsOf(entries, 'search')).toEqual([{ event: 'search', search_term: hammer.title }])
    expect(eventsOf(entries, 'select_item')[0]?.ecommerce).toMatchObject({
      item_list_id: 'search-results',
      items: [{ ...shown, index: 1 }],
    })
    expect(eventsOf(entries, 'add_to_cart').map(({ ecommerce }) => ecommerce)).toMatchObject([
      { ...money(1, price), items: [{ ...shown, quantity: 1 }] },
      { ...money(2), items: [{ ...item, quantity: 2 }] },
    ])
    expect(eventsOf(entries, 'remove_from_cart')[0]?.ecommerce).toMatchObject({ ...money(1), items: [{ ...item, quantity: 1 }] })
    expect(eventsOf(entries, 'add_shipping_info')[0]?.ecommerce).toMatchObject({ ...money(2), shipping_tier: 'courier' })
    expect(eventsOf(entries, 'add_payment_info')[0]?.ecommerce).toMatchObject({ ...money(2), payment_type: 'bank-transfer' })
    const number = /1\d{5}/.exec((await cartTag(page).locator('.order-placed').textContent()) ?? '')?.[0]
    expect(purchase?.ecommerce).toMatchObject({ ...money(2), transaction_id: number, items: [{ ...item, quantity: 2 }] })
    const shipping = Number(purchase?.ecommerce?.shipping)
    const paid = inCart * 2 + shipping
    expect(shipping).toBeGreaterThan(0)
    expect(Number(purchase?.ecommerce?.tax)).toBeCloseTo(paid - paid / 1.21, 1)
    // an object that the data layer has merged is cleared before each new one
    expect(entries.filter((entry) => entry.ecommerce === null)).toHaveLength(eventsOf(entries).filter(({ ecommerce }) => ecommerce).length)
    expect(JSON.stringify(entries)).not.toMatch(/ona@|Petrait|612 34567|Beržų|03100/i)

    await page.reload()
    await cartTag(page).getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(eventsOf(entries, 'purchase')).toHaveLength(1)
    await page.goto(`${sites[site]}/`)
    await page.goBack()
    await cartTag(page).waitFor()
    await page.waitForTimeout(500)
    expect(eventsOf(entries, 'purchase')).toHaveLength(1)
  }, 120_000)
