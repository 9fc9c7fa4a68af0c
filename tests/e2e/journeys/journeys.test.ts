import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { storedCarts } from '../cart/cart-steps.ts'
import { cartTag, checkoutButton, fillCheckout, recipient, writeInto } from '../cart/checkout-steps.ts'
import { open, openContext, sites, type Visit } from '../harness.ts'
import { waitForNetworkIdle } from '../network-idle.ts'
import { expectFreePage } from '../page/open-layers.ts'
import {
  closeOpenedCart,
  currentPath,
  engrave,
  expectCartName,
  header,
  mailsTo,
  openedCart,
  product,
  productCards,
} from './journey-steps.ts'

/** An unused email address, unique also across retries. */
const uniqueEmail = (name: string) => `${name}-${randomUUID()}@example.com`

/** A product with five colours and one code per colour. */
const pack = { id: 'bp-1001', title: 'Trail pack with roll top', colour: 'Green', code: 'BP-1001-02' }
/** A product with one code and an engraving field. */
const hammer = { title: 'Joiner’s hammer', code: 'HT-1001' }

type Press = (control: Locator) => Promise<void>
const click: Press = (control) => control.click()
const tap: Press = (control) => control.tap()

async function chooseAndBuy({ page }: Visit, press = click) {
  await product(page).getByRole('heading', { name: pack.title }).waitFor()
  const colour = page.getByRole('radio', { name: pack.colour })
  await press(product(page).locator('label').filter({ has: colour }))
  await press(product(page).getByRole('button', { name: 'Add to cart' }))
  await expect.poll(async () => (await storedCarts(page))[0]?.products.map(({ code }) => code), { timeout: 15_000 }).toEqual([pack.code])
}

/** Applies a discount code on the cart page, fills in the checkout and places the order; returns its number. */
async function order({ page }: Visit, email: string, press = click): Promise<string> {
  await cartTag(page).getByRole('heading', { name: pack.title }).waitFor()
  const total = () => cartTag(page).locator('.cart-total dd').textContent()
  await expect.poll(total, { timeout: 15_000 }).toMatch(/^€\d/)
  const before = await total()
  await press(cartTag(page).getByRole('button', { name: 'Discount code' }))
  await writeInto(cartTag(page).getByLabel('Discount code'), 'BIRCH10')
  await cartTag(page).getByLabel('Discount code').press('Enter')
  await expect.poll(total, { timeout: 15_000 }).not.toBe(before)
  await fillCheckout(page)
  await writeInto(cartTag(page).getByRole('textbox', { name: 'Email' }), email)
  await press(checkoutButton(page))
  await cartTag(page).getByRole('heading', { name: 'Thank you for your order' }).waitFor({ timeout: 20_000 })
  return /1\d{5}/.exec((await cartTag(page).locator('.order-placed').textContent()) ?? '')?.[0] ?? ''
}

async function expectOrdered({ page, calls }: Visit, number: string, email: string) {
  expect(number).toMatch(/^1\d{5}$/)
  expect(calls(/POST \/api\/orders\?/)).toHaveLength(1)
  expect((await storedCarts(page)).flatMap(({ products }) => products)).toEqual([])
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1)
  const [mail] = await mailsTo(email)
  expect(mail).toContain(number)
  expect(mail).toContain(pack.title)
}

/** Sites with a full shop. Only the first loads a document per page. */
const shops = [
  ['the static shop', 'shop', '/'],
  ['the single-page shop', 'routed', '/'],
  ['the store of the content site', 'cms', '/store'],
] as const

test.each(shops)(
  'GEN-06 in %s: browse, filter, product, variant, cart, code, delivery, order, mail',
  async (_, site, path) => {
    const visit = await open({ site, path })
    const { page } = visit
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('shop-header:defined:not([data-shop-rendered])').waitFor() // before that, a link loads a document
    await header(page).getByRole('link', { name: 'Outdoor' }).first().click()
    await page.waitForURL(/\/c\/outdoor$/)
    const list = page.locator('shop-category').last() // below the department's offers
    const scrollToList = async () => {
      await list.evaluate((element) => element.scrollIntoView())
      return list.locator('article.card').count()
    }
    await expect.poll(scrollToList).toBeGreaterThan(0)
    await list.getByRole('button', { name: 'More filters' }).click()
    await list.getByRole('checkbox', { name: /^Overnight/ }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('da-trip')).toBeTruthy()
    const card = productCards(page, 'shop-category').filter({ hasText: pack.title }).first()
    await card.locator('.card-link').click()
    await page.waitForURL(/\/p\/trail-pack/)
    await chooseAndBuy(visit)
    await expectCartName(page, 'Cart, 1 product')
    await openedCart(page).getByRole('link', { name: 'Go to checkout' }).click()
    await page.waitForURL(/\/cart$/)
    await expectFreePage(page)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(site !== 'shop')
    const email = uniqueEmail(`ona.${site}`)
    const number = await order(visit, email)
    await expectOrdered(visit, number, email)
    await expectCartName(page, 'Cart is empty')
  },
  120_000,
)

test('GEN-06 on a host site: list, product, variant, cart, code, delivery, order, mail', async () => {
  const context = await openContext()
  const on = (path: string, html: string) => open({ site: 'cms', path, html, context })
  const listing = await on('/goods', '<shop-product-list category="backpacks" filters url-sync="on" split-by="off"></shop-product-list>')
  await productCards(listing.page, 'shop-product-list').filter({ hasText: pack.title }).first().waitFor()
  await chooseAndBuy(await on('/pack', `<shop-cart-button></shop-cart-button><shop-product product-id="${pack.id}"></shop-product>`))
  await expect.poll(() => storedCarts(listing.page).then(([cart]) => cart?.products.length)).toBe(1)
  const cart = await on('/cart', '<shop-cart></shop-cart>')
  const email = uniqueEmail('ona.cms')
  await expectOrdered(cart, await order(cart, email), email)
}, 120_000)

/** Searches in the header; returns the first result with that name. */
async function searchFor({ page }: Visit, phrase: string) {
  await header(page).getByRole('combobox').fill(phrase)
  await header(page).getByRole('combobox').press('Enter')
  await page.waitForURL(/\/search\?search=/)
  const found = productCards(page, 'shop-search-results').filter({ hasText: phrase }).first()
  await found.waitFor()
  return found
}

test('GEN-06 in the shop: search, wishlist, product, and an order of one of two carts', async () => {
  const visit = await open({ path: '/' })
  const { page } = visit
  const codes = async () => (await storedCarts(page)).map(({ products }) => products.map(({ code }) => code))

  const found = await searchFor(visit, pack.title)
  await found.getByRole('button', { name: /^Add to wishlist/ }).click()
  await header(page).getByRole('link', { name: 'Wishlist, 1 product' }).click()
  await page.waitForURL(/\/wishlist$/)
  const wish = productCards(page, 'shop-wishlist').filter({ hasText: pack.title })
  await wish.locator('.card-link').click()
  await page.waitForURL(/\/p\/trail-pack/)
  expect(await product(page).locator('[part="price"]').first().innerText()).toMatch(/^€\d/)
  await product(page).getByText('Delivered in 2 days').waitFor()
  await chooseAndBuy(visit)
  await expectCartName(page, 'Cart, 1 product')

  await openedCart(page).getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL(/\/cart$/)
  await cartTag(page).getByRole('button', { name: 'New cart' }).click()
  await expectCartName(page, 'Cart is empty')
  await (await searchFor(visit, hammer.title)).locator('.card-link').click()
  await page.waitForURL(/\/p\/joiner/)
  await engrave(page, 'Ona')
  await product(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(codes).toEqual([[hammer.code], [pack.code]])

  await page.goto(`${sites.shop}/cart`)
  await cartTag(page).getByRole('heading', { name: hammer.title }).waitFor()
  await cartTag(page)
    .getByRole('button', { name: `${pack.title}, 1 product` })
    .click()
  const email = uniqueEmail('ona.carts')
  const number = await order(visit, email)
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1)
  const [mail] = await mailsTo(email)
  expect(mail).toContain(number)
  expect(mail).toContain(pack.title)
  expect(mail).not.toContain(hammer.title)
  expect((await codes()).flat()).toEqual([hammer.code])
  await header(page).getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
}, 120_000)

test('search and wishlist: a product added in one tab appears in the other and on the wishlist page', async () => {
  const { page, context } = await open({ path: '/' })
  const search = header(page).getByRole('combobox')
  await search.fill('hammer')
  await search.press('Enter')
  await page.waitForURL(/\/search\?search=hammer/)
  const found = productCards(page, 'shop-search-results')
  await found.first().waitFor()
  const title = (await found.first().locator('.card-link').textContent()) ?? ''
  const other = await open({ path: '/', context })
  await found
    .first()
    .getByRole('button', { name: /^Add to wishlist/ })
    .click()
  await header(page).getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
  await header(other.page).getByRole('link', { name: 'Wishlist, 1 product' }).click()
  await other.page.waitForURL(/\/wishlist$/)
  const wished = productCards(other.page, 'shop-wishlist')
  await expect.poll(() => wished.count(), { timeout: 15_000 }).toBe(1)
  expect(await wished.first().locator('.card-link').textContent()).toBe(title)
  await wished
    .first()
    .getByRole('button', { name: /^Remove from wishlist/ })
    .click()
  await other.page.locator('shop-wishlist').getByText('Your wishlist is empty').waitFor()
  await header(page).getByRole('link', { name: 'Wishlist', exact: true }).waitFor()
})

test('LANG-01 LANG-03 a language change keeps the cart and the current page', async () => {
  const visit = await open({ path: '/p/trail-pack-with-roll-top-bp-1001' })
  const { page } = visit
  await chooseAndBuy(visit)
  await closeOpenedCart(page)
  const lithuanian = await page.locator('link[hreflang="lt"]').getAttribute('href')
  await header(page)
    .getByRole('button', { name: /Language/ })
    .click()
  await header(page).getByRole('link', { name: 'Lietuvių' }).click()
  await page.waitForURL(/\/lt\/p\//)
  expect(page.url().split('#')[0]).toBe(lithuanian)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('lt')
  await product(page).getByRole('button', { name: 'Į krepšelį' }).waitFor()
  expect(await page.evaluate(() => document.cookie)).toContain('lang=lt')
  expect((await storedCarts(page))[0]?.products.map(({ code }) => code)).toEqual([pack.code])
  await expect.poll(() => header(page).locator('.cart-button .hidden-text').first().textContent()).toMatch(/1/)
})

test('on a phone, by touch: from drawer menu to order without horizontal overflow', async () => {
  const visit = await open({ path: '/', width: 375, height: 740, contextOptions: { hasTouch: true, isMobile: true } })
  const { page } = visit
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), currentPath(page)).toBeLessThanOrEqual(375)
  await tap(header(page).getByRole('button', { name: 'Menu' }))
  await fits()
  const menu = header(page).getByRole('dialog')
  await tap(menu.getByRole('button', { name: 'Outdoor' }))
  await tap(
    menu
      .getByRole('link', { name: 'Backpacks' })
      .or(menu.getByRole('link', { name: 'All of Outdoor' }))
      .first(),
  )
  await page.waitForURL(/\/c\/outdoor/)
  await productCards(page, 'shop-category').first().waitFor()
  await fits()
  await page.goto(`${sites.shop}/p/trail-pack-with-roll-top-bp-1001`)
  await chooseAndBuy(visit, tap)
  await fits()
  await closeOpenedCart(page)
  await tap(header(page).getByRole('link', { name: 'Cart, 1 product' }))
  await page.waitForURL(/\/cart$/)
  const email = uniqueEmail('ona.phone')
  await expectOrdered(visit, await order(visit, email, tap), email)
  await fits()
  for (const path of ['/search?search=hammer', '/wishlist', '/nothing-here', '/lt/']) {
    await page.goto(sites.shop + path)
    await waitForNetworkIdle(page)
    await fits()
  }
}, 120_000)

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
  await control.waitFor()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}

test('by keyboard alone: search, product, variant, side cart, checkout, order, mail', async () => {
  const visit = await open({ path: '/' })
  const { page } = visit
  const press = async (key: string, control: Locator) => {
    await tabTo(page, control)
    await page.keyboard.press(key)
  }
  const write = async (control: Locator, text: string) => {
    await tabTo(page, control)
    await page.keyboard.type(text)
  }
  await write(header(page).getByRole('combobox'), pack.title)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?search=/)
  await press('Enter', productCards(page, 'shop-search-results').filter({ hasText: pack.title }).first().locator('.card-link'))
  await page.waitForURL(/\/p\/trail-pack/)

  const colours = product(page).locator('[data-code="colour"]').getByRole('radio')
  const green = await colours.evaluateAll((radios) => radios.findIndex((radio) => (radio as HTMLInputElement).value === 'green'))
  await tabTo(page, colours.first())
  await page.keyboard.press('Space')
  for (let index = 0; index < green; index += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => product(page).getByRole('radio', { name: pack.colour }).isChecked()).toBe(true)
  await press('Enter', product(page).getByRole('button', { name: 'Add to cart' }))
  await press('Enter', openedCart(page).getByRole('link', { name: 'Checkout' }))
  await page.waitForURL(/\/cart$/)
  await expectFreePage(page)

  const form = cartTag(page)
  const email = uniqueEmail('ona.keyboard')
  await tabTo(page, form.getByLabel('Country'))
  expect(await form.getByLabel('Country').inputValue()).toBe('LT')
  const radio = async (name: string) => {
    const group = form.getByRole('radiogroup').filter({ has: page.getByRole('radio', { name }) })
    const chosen = group.getByRole('radio', { checked: true })
    await tabTo(page, (await chosen.count()) ? chosen : group.getByRole('radio').first())
    await page.keyboard.press('Space')
    for (let presses = 0; presses < 10 && !(await group.getByRole('radio', { name }).isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown')
  }
  await radio('Courier to the door')
  await write(form.getByRole('textbox', { name: 'Address' }), 'Beržų g. 14')
  await write(form.getByLabel('City'), 'Vilnius')
  await write(form.getByLabel('Postcode'), '03100')
  const person = form.getByRole('region', { name: 'Recipient' })
  await write(person.getByLabel('Name *', { exact: true }), recipient.name)
  await write(person.getByLabel('Surname'), recipient.surname)
  await write(person.getByLabel('Phone'), recipient.phone)
  await write(person.getByRole('textbox', { name: 'Email' }), email)
  await radio('Bank transfer')
  await press('Enter', checkoutButton(page))
  await form.getByRole('heading', { name: 'Thank you for your order' }).waitFor({ timeout: 20_000 })
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1)
}, 120_000)
