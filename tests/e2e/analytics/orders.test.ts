import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { recordEvents, recordedEvents } from '../../elements/page.ts'
import { cartOf, leaveCart, lineOf, soldProducts } from '../cart/cart-steps.ts'
import { cartTag, checkoutButton, fillCheckout, waitForPrices } from '../cart/checkout-steps.ts'
import { open, openContext } from '../harness.ts'
import { type Entry, eventsOf, expectPushed, recordDataLayer } from './data-layer.ts'

const [first] = await soldProducts(1)
if (!first) throw new Error('The shop sells too little for these tests')
const line = lineOf(first, 2)

/** Opens a cart page with a recorded data layer. */
async function openCart(context: BrowserContext, guid: string, setup: (page: Page) => Promise<unknown> = async () => {}) {
  let entries: Entry[] = []
  const visit = await open({
    context,
    html: '<shop-cart></shop-cart>',
    before: async (page) => {
      entries = await recordDataLayer(page)
      await recordEvents(page, 'shop-order')
      await setup(page)
      await leaveCart(cartOf([line], { guid }))(page)
    },
  })
  return { ...visit, entries }
}

const thanks = (page: Page) => cartTag(page).getByRole('heading', { name: 'Thank you for your order' }).waitFor()

/** Waits for the choices of an earlier visit, and their prices. */
async function waitForCheckout(page: Page) {
  for (const name of ['Bank transfer', 'Courier to the door'])
    await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true)
  await waitForPrices(page)
}

test('shop-order and purchase carry the amounts of the shop', async () => {
  const { page, entries } = await openCart(await openContext(), 'report-1')
  await fillCheckout(page)
  await checkoutButton(page).click()
  await thanks(page)
  const [purchase] = await expectPushed(entries, 'purchase')
  const [order] = (await recordedEvents(page, 'shop-order')) as unknown as { tag: string; detail: Record<string, never> }[]
  expect(order?.tag).toBe('shop-cart')
  expect(order?.detail).toMatchObject({
    number: expect.stringMatching(/^1\d{5}$/),
    currency: 'EUR',
    lines: [{ code: first.code, productId: first.id, title: first.title, quantity: 2, price: first.priceNow }],
  })
  if (!order) throw new Error('No shop-order')
  const { number, totals } = order.detail as unknown as { number: string; totals: Record<'net' | 'vat' | 'gross' | 'delivery', number> }
  expect(totals.net + totals.vat).toBeCloseTo(totals.gross, 2)
  expect(totals.gross).toBeCloseTo(first.priceNow * 2 + totals.delivery, 2)
  expect(purchase?.ecommerce).toMatchObject({
    transaction_id: number,
    value: expect.closeTo(first.priceNow * 2, 2),
    tax: totals.vat,
    shipping: totals.delivery,
  })
  expect(JSON.stringify([order, entries])).not.toMatch(/ona@|Petrait|612 34567|Beržų|03100/i)
})

test('an order whose response was lost is reported once, by the retry', async () => {
  const { page, entries } = await openCart(await openContext(), 'report-2')
  await fillCheckout(page)
  let isLost = true
  await page.route('**/api/orders?*', async (route) => {
    const response = await route.fetch()
    if (isLost) await route.abort()
    else await route.fulfill({ response })
  })
  await checkoutButton(page).click()
  await cartTag(page).getByText('Something went wrong').waitFor()
  expect(eventsOf(entries, 'purchase')).toEqual([])
  isLost = false
  await page.reload() // the cart is still there, and so is its key
  await waitForCheckout(page)
  await checkoutButton(page).click()
  await thanks(page)
  await expectPushed(entries, 'purchase')
})

test('an order that two tabs place with the same cart is reported once', async () => {
  const context = await openContext()
  const one = await openCart(context, 'report-3')
  await fillCheckout(one.page)
  // a copy of the cart that no other tab changes, as in a tab that was suspended
  const stored = await one.page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return localStorage.getItem('shop:carts') ?? ''
  })
  const addresses = await one.page.evaluate(() => localStorage.getItem('shop:addresses') ?? '')
  await checkoutButton(one.page).click()
  await thanks(one.page)
  const [purchase] = await expectPushed(one.entries, 'purchase')
  await one.page.evaluate(
    ([carts, saved]) => {
      localStorage.setItem('shop:carts', carts ?? '')
      localStorage.setItem('shop:addresses', saved ?? '')
    },
    [stored, addresses],
  )
  await one.page.close() // it would remove the ordered cart from the other tab
  const two = await openCart(context, 'report-3')
  await waitForCheckout(two.page)
  await checkoutButton(two.page).click()
  await thanks(two.page)
  await cartTag(two.page).getByText(`Order ${purchase?.ecommerce?.transaction_id} is confirmed`).waitFor()
  await two.page.waitForTimeout(500)
  expect(eventsOf(two.entries, 'purchase')).toEqual([])
})

test.each([
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"],
  ['not ours', 'localStorage.setItem(\'shop:purchases\', \'{"__proto__":[1],"length":3}\')'],
  ['damaged', "localStorage.setItem('shop:purchases', '[[[')"],
] as const)('a storage that is %s does not lose or repeat a purchase', async (_, damage) => {
  const { page, entries } = await openCart(await openContext(), `report-${_}`)
  await fillCheckout(page)
  await page.evaluate(damage)
  await checkoutButton(page).click()
  await thanks(page)
  await expectPushed(entries, 'purchase')
})

test('a purchase waits for the consent, and is not remembered without it', async () => {
  const { page, entries } = await openCart(await openContext(), 'report-4')
  await page.locator('shop-config').evaluate((config) => config.setAttribute('consent', 'pending'))
  await fillCheckout(page)
  await checkoutButton(page).click()
  await thanks(page)
  await page.waitForTimeout(300)
  expect(eventsOf(entries, 'purchase')).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('shop:purchases'))).toBeNull()
  await page.locator('shop-config').evaluate((config) => config.setAttribute('consent', 'granted'))
  await expectPushed(entries, 'purchase')
})

test('choices of an earlier visit are reported with the order', async () => {
  const { page, entries } = await openCart(await openContext(), 'report-5')
  await fillCheckout(page)
  await page.waitForTimeout(500)
  await page.reload()
  await waitForCheckout(page)
  entries.length = 0
  await checkoutButton(page).click()
  await thanks(page)
  await expectPushed(entries, 'purchase')
  expect(eventsOf(entries).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']),
  )
  for (const name of ['begin_checkout', 'add_shipping_info', 'add_payment_info']) expect(eventsOf(entries, name)).toHaveLength(1)
})
