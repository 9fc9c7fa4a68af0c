import { expect, test } from 'vitest'
import { open } from '../harness.ts'
import { shareVisit } from '../journeys/shared-visit.ts'
import {
  buy,
  buyButton,
  buyTag,
  cartButton,
  cartOf,
  cartTags,
  drawer,
  euros,
  expectCount,
  leaveCart,
  lineOf,
  openCart,
  showWithCart,
  soldProducts,
} from './cart-steps.ts'

const [first, second] = await soldProducts(2)
if (!first || !second) throw new Error('The shop sells too little for these tests')
const lines = [lineOf(first, 2), lineOf(second)]
const visit = shareVisit({ html: '' })

test('SIDE-01 the side cart lists lines with image, title, quantity control and price', async () => {
  const { page } = await showWithCart(visit, [], { html: cartTags + buyTag(first) })
  await buy(page, 1)
  const cart = await openCart(page)
  const line = cart.getByRole('listitem').first()
  await line.getByRole('heading', { name: first.title }).waitFor()
  await line.getByRole('textbox', { name: /Quantity/ }).waitFor()
  await expect.poll(() => line.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect.poll(() => line.locator('.cart-line-price').textContent()).toBe(euros(first.priceNow))
})

test('SIDE-02 PRICE-01 the side cart shows the server’s totals', async () => {
  const { page, calls } = await showWithCart(visit, lines, { html: cartTags })
  const response = page.waitForResponse(/orders\/price/)
  const cart = await openCart(page)
  const { total } = await (await response).json()
  expect(total).toBeCloseTo(first.priceNow * 2 + second.priceNow, 2)
  await expect.poll(() => cart.locator('.cart-total dd').textContent()).toBe(euros(total))
  const [net, vat] = await cart.locator('.cart-totals dd').allTextContents()
  expect([net, vat]).toEqual([euros(total / 1.21), euros(total - Math.round((total / 1.21) * 100) / 100)])
  expect(calls(/orders\/price/)).toHaveLength(1)
})

test('SIDE-03 the side cart closes when emptied, and Undo restores the line', async () => {
  const { page } = await showWithCart(visit, [lineOf(first)], { html: cartTags })
  const cart = await openCart(page)
  await cart.getByRole('button', { name: `Remove ${first.title}` }).click()
  await cart.waitFor({ state: 'detached' })
  await expectCount(page, 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectCount(page, 1)
})

test('SIDE-05 a quantity below 1 removes the line', async () => {
  const { page } = await showWithCart(visit, lines, { html: cartTags })
  const cart = await openCart(page)
  const field = cart.getByRole('textbox', { name: `Quantity, ${first.title}` })
  await field.fill('0')
  await field.press('Enter')
  await expectCount(page, 1)
  await expect.poll(() => cart.getByRole('listitem').count()).toBe(1)
  await cart.getByRole('button', { name: 'Undo' }).click()
  await expectCount(page, 3)
})

test('R26 the quantity field accepts whole numbers from 1 to 9999 and sends no request while typing', async () => {
  const { page, calls } = await showWithCart(visit, lines, { html: cartTags })
  const cart = await openCart(page)
  await cart.getByRole('status').filter({ hasText: 'Total: €' }).waitFor({ state: 'attached' })
  const asked = calls(/orders\/price/).length
  const field = cart.getByRole('textbox', { name: `Quantity, ${first.title}` })
  for (const nonsense of ['1.5', '1e9', '99999', '', 'two']) {
    await field.fill(nonsense)
    await field.blur()
    expect(await field.inputValue()).toBe('2')
  }
  await field.pressSequentially('3')
  await page.waitForTimeout(500)
  expect(calls(/orders\/price/)).toHaveLength(asked)
  await field.press('Enter')
  await expect.poll(() => calls(/orders\/price/).length).toBe(asked + 1)
})

test.each([
  [undefined, '', false],
  [false, '', false],
  [true, '', true],
  [true, 'show-sku="false"', false],
  [false, 'show-sku', true],
])(
  'SIDE-04 with displaySkuInCartSidebar %s and <shop-side-cart %s>, lines with their SKU: %s',
  async (displaySkuInCartSidebar, attribute, isShown) => {
    const html = `<shop-cart-button></shop-cart-button><shop-side-cart ${attribute}></shop-side-cart>`
    const { page } = await showWithCart(visit, [lineOf(first)], { html })
    await page.evaluate((value) => {
      const config = document.querySelector('shop-config')
      if (config) config.configuration = { displaySkuInCartSidebar: value }
    }, displaySkuInCartSidebar)
    const cart = await openCart(page)
    await cart.getByRole('listitem').getByRole('heading', { name: first.title }).waitFor()
    await expect.poll(() => cart.locator('.cart-line-facts bdi').filter({ hasText: first.code }).count()).toBe(isShown ? 1 : 0)
  },
)

test('SIDE-06 a quantity above the stock shows Amount unavailable and hides totals', async () => {
  const { page } = await showWithCart(visit, [lineOf(first, 9999)], { html: cartTags })
  const cart = await openCart(page)
  await cart.getByText('Amount unavailable').waitFor()
  expect(await cart.locator('.cart-totals dd').allTextContents()).toEqual(['–', '–', '–'])
})

test('the side cart and the cart page say what a code and a voucher took, by the answer of the shop', async () => {
  const cart = { discountCode: 'BIRCH10', giftVoucher: 'GIFT-2500-K7QH' }
  const { page } = await showWithCart(visit, [lineOf(first, 2)], { html: `${cartTags}<shop-cart></shop-cart>`, cart })
  const response = await page.waitForResponse(/orders\/price/)
  const { discountGiven, giftVoucherUsed } = await response.json()
  expect(discountGiven).toBeCloseTo(first.priceNow * 0.2, 1)
  expect(giftVoucherUsed).toBeCloseTo(Math.min(25, first.priceNow * 2 - discountGiven), 2)
  for (const place of [page.locator('shop-cart').locator('.cart-summary'), await openCart(page)]) {
    const row = (name: string) => place.locator('dl > div').filter({ hasText: name }).locator('dd')
    await expect.poll(() => row('Saved with the discount code').textContent()).toBe(euros(discountGiven))
    expect(await row('Paid with a gift voucher').textContent()).toBe(euros(giftVoucherUsed))
  }
  const plain = await showWithCart(visit, [lineOf(first, 2)], { html: cartTags })
  const drawn = await openCart(plain.page)
  await expect.poll(() => drawn.locator('.cart-total dd').textContent()).toBe(euros(first.priceNow * 2))
  expect(await drawn.locator('.cart-totals dt').count()).toBe(3)
})

test('PRICE-02 a code without qualifying products shows an error', async () => {
  const { page } = await showWithCart(visit, [lineOf(first)], { html: cartTags, cart: { discountCode: 'SUMMER20' } })
  const cart = await openCart(page)
  await cart.getByText('Code could not be applied: no products that qualify for this code').waitFor()
})

test('a failed price request shows an error and can be retried', async () => {
  const { page } = await showWithCart(visit, lines, { html: cartTags })
  const cart = await openCart(page)
  const total = cart.locator('.cart-total dd')
  await expect.poll(() => total.textContent()).toBe(euros(first.priceNow * 2 + second.priceNow))
  await page.route(/orders\/price/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await cart.getByRole('button', { name: 'More pieces' }).first().click()
  await cart.getByText('The prices could not be updated').waitFor()
  await page.unroute(/orders\/price/)
  await cart.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => total.textContent()).toBe(euros(first.priceNow * 3 + second.priceNow))
})

test('HEAD-12 the cart icon shakes for 500 ms when the count changes, not on load', async () => {
  const { page } = await open({ html: cartTags + buyTag(first), before: leaveCart(cartOf(lines)) })
  await expectCount(page, 3)
  expect(await cartButton(page).getAttribute('data-shaking')).toBeNull()
  await buy(page, 4)
  expect(await cartButton(page).getAttribute('data-shaking')).toBe('true')
  await expect.poll(() => cartButton(page).getAttribute('data-shaking'), { interval: 20 }).toBeNull()
})

test('the side cart traps focus, restores it and closes on Escape and an outside click', async () => {
  const { page } = await showWithCart(visit, lines, { html: `${cartTags}<button id="host">Host</button>` })
  await expectCount(page, 3)
  await cartButton(page).press('Enter')
  await drawer(page).waitFor()
  const isInside = () => page.evaluate(() => document.activeElement?.localName === 'shop-side-cart')
  for (let step = 0; step < 15; step++) await page.keyboard.press('Tab')
  expect(await isInside()).toBe(true)
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('shop-cart-button')
  await openCart(page)
  await page.mouse.click(100, 400)
  await drawer(page).waitFor({ state: 'detached' })
})

test('auto-open opens the side cart when a product is added, not on insertion', async () => {
  const tag = '<shop-side-cart auto-open></shop-side-cart>'
  const { page } = await showWithCart(visit, [], { html: `<shop-cart-button></shop-cart-button>${tag}${buyTag(first)}` })
  await buyButton(page).click()
  await drawer(page).waitFor()
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'detached' })
  await page.evaluate(async (html) => {
    document.querySelector('shop-side-cart')?.remove()
    document.body.insertAdjacentHTML('beforeend', html)
    await document.querySelector('shop-side-cart')?.ready
  }, tag)
  await page
    .locator('shop-add-to-cart')
    .getByRole('button', { name: /^Added, / })
    .waitFor()
  await page
    .locator('shop-add-to-cart')
    .getByRole('button', { name: /^Add to cart, / })
    .waitFor()
  expect(await drawer(page).count()).toBe(0)
  await buyButton(page).click()
  await drawer(page).waitFor()
})

test('auto-open opens a side cart whose code arrives after the press', async () => {
  const { page } = await showWithCart(visit, [], { html: `<shop-cart-button></shop-cart-button>${buyTag(first)}` })
  await buy(page, 1)
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<shop-side-cart auto-open></shop-side-cart>'))
  await drawer(page).waitFor()
})

test('the open attribute opens the side cart once it has a product, and can be set again', async () => {
  const tag = '<shop-side-cart open></shop-side-cart>'
  const { page } = await showWithCart(visit, [], { html: `<shop-cart-button></shop-cart-button>${tag}${buyTag(first)}` })
  await buyButton(page).click()
  await drawer(page).waitFor()
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.querySelector('shop-side-cart')?.hasAttribute('open'))).toBe(false)
  await page.evaluate(() => Object.assign(document.querySelector('shop-side-cart') ?? {}, { open: true }))
  await drawer(page).waitFor()
})

test('ERR-03 HEAD-07 the button navigates to the cart page if the side cart’s chunk fails to load', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { page } = await open({
    html: cartTags,
    before: async (page) => {
      await leaveCart(cartOf(lines))(page)
      await page.route('**/kit/c/cart-drawer-*', (route) => route.abort())
      // the configuration with the cart page's path loads after the click
      await page.route(/\/api\/configuration/, (route) => released.then(() => route.continue()))
    },
  })
  await expectCount(page, 3)
  await cartButton(page).click()
  await page.waitForTimeout(300)
  release()
  await page.waitForURL('**/cart')
})

test('announces the total and associates a wrong quantity with its error', async () => {
  const { page } = await showWithCart(visit, lines, { html: cartTags })
  const cart = await openCart(page)
  await cart.getByRole('status').filter({ hasText: 'Total: €' }).waitFor({ state: 'attached' })
  const field = cart.getByRole('textbox', { name: `Quantity, ${first.title}` })
  await field.fill('9999')
  await field.press('Enter')
  await cart.getByRole('alert').filter({ hasText: 'Amount unavailable' }).waitFor()
  const described = await field.evaluate(
    (input) => (input.getRootNode() as ShadowRoot).getElementById(`${input.getAttribute('aria-describedby')}`)?.textContent,
  )
  expect(described).toContain('Amount unavailable')
  await cart.getByRole('button', { name: `More pieces, ${second.title}` }).waitFor()
})

test('only one of two side carts opens; the other takes over when it is removed', async () => {
  const { page } = await showWithCart(visit, lines, { html: `${cartTags}<shop-side-cart id="other"></shop-side-cart>` })
  const warned = page.waitForEvent('console', (message) => message.text().includes('the page already has one'))
  await openCart(page)
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await page.locator('#other').getByRole('dialog').count()).toBe(0)
  await warned
  await page
    .locator('shop-side-cart')
    .first()
    .evaluate((cart) => cart.remove())
  await page.locator('#other').getByRole('dialog').waitFor()
})

test('an open side cart moved in the DOM stays open and keeps the focus', async () => {
  const { page } = await showWithCart(visit, lines, { html: cartTags })
  const cart = await openCart(page)
  await page.locator('shop-side-cart').evaluate((tag) => document.body.append(tag))
  await expect.poll(() => cart.isVisible()).toBe(true)
  await expect.poll(() => cart.evaluate((dialog) => dialog.contains((dialog.getRootNode() as ShadowRoot).activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await cart.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
})

test('the side cart renders above every layer of the host page', async () => {
  const cover = '<div style="position:fixed;inset:0;z-index:2147483647;pointer-events:none;background:red"></div>'
  const { page } = await showWithCart(visit, lines, { html: cartTags + cover })
  await expectCount(page, 3)
  const cart = await openCart(page)
  await cart.getByRole('button', { name: 'Close' }).click()
  await cart.waitFor({ state: 'detached' })
})

test('renders a cart of 1000 lines a hundred at a time', async () => {
  const manyLines = Array.from({ length: 1000 }, (_, index) => ({ ...lineOf(first), guid: `line-${index}`, code: `none-${index}` }))
  const { page } = await showWithCart(visit, manyLines, { html: cartTags })
  await expectCount(page, 1000)
  const cart = await openCart(page)
  await expect.poll(() => cart.getByRole('listitem').count()).toBe(100)
  await cart.getByText('100 of 1000 products shown').waitFor()
  await cart.getByRole('button', { name: 'Show more' }).press('Enter') // a click could miss the button while lines above it load
  await expect.poll(() => cart.getByRole('listitem').count()).toBe(200)
})
