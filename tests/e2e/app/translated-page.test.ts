import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { cartTag, checkoutButton, fillCheckout, writeInto } from '../cart/checkout-steps.ts'
import { open } from '../harness.ts'
import { header, openedCart, product, productCards } from '../journeys/journey-steps.ts'
import { shownText } from '../page/shown-text.ts'
import { translatePage, translators } from './translate-page.ts'

const search = async (page: Page, phrase: string) => {
  await header(page).getByRole('combobox').fill(phrase)
  await header(page).getByRole('combobox').press('Enter')
  await page.getByRole('heading', { level: 1, name: phrase }).waitFor()
  await productCards(page, 'shop-search-results').first().waitFor()
}

const addPack = async (page: Page) => {
  const colour = page.getByRole('radio', { name: 'Green' })
  await product(page).locator('label').filter({ has: colour }).click()
  await product(page).getByRole('button', { name: 'Add to cart' }).click()
  await openedCart(page).waitFor()
}

/** The main path of a visitor. After each step, all texts of the page are to be right. */
const steps: [name: string, step: (page: Page) => Promise<unknown>][] = [
  ['a search', (page) => search(page, 'oak')],
  ['a second search', (page) => search(page, 'pack')],
  [
    'a search without results',
    async (page) => {
      await header(page).getByRole('combobox').fill('xqzzy')
      await header(page).getByRole('combobox').press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Nothing found' }).waitFor()
    },
  ],
  ['a third search', (page) => search(page, 'trail')],
  [
    'a filter',
    async (page) => {
      const list = page.locator('shop-search-results')
      await list.getByRole('checkbox', { name: /^Blue/ }).first().click()
      await expect.poll(() => page.url()).toMatch(/da-/)
    },
  ],
  [
    'a product',
    async (page) => {
      await page.goto(new URL('/p/trail-pack-with-roll-top-bp-1001', page.url()).href)
      await product(page).getByRole('button', { name: 'Add to cart' }).waitFor()
    },
  ],
  [
    'an option',
    async (page) => {
      await product(page)
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: 'Red' }) })
        .click()
    },
  ],
  ['an addition', addPack],
  [
    'another quantity',
    async (page) => {
      await openedCart(page).getByRole('button', { name: 'More pieces' }).first().click()
      await expect
        .poll(() =>
          openedCart(page)
            .getByRole('textbox', { name: /Quantity/ })
            .first()
            .inputValue(),
        )
        .toBe('2')
    },
  ],
  [
    'the cart page',
    async (page) => {
      await openedCart(page).getByRole('link', { name: 'Checkout' }).click()
      await page.waitForURL(/\/cart$/)
      await cartTag(page).getByRole('button', { name: 'Discount code' }).waitFor()
    },
  ],
  [
    'a discount code',
    async (page) => {
      await cartTag(page).getByRole('button', { name: 'Discount code' }).click()
      await writeInto(cartTag(page).getByLabel('Discount code'), 'BIRCH10')
      await cartTag(page).getByLabel('Discount code').press('Enter')
      await cartTag(page).getByText('BIRCH10').first().waitFor()
    },
  ],
  [
    'an order that lacks its recipient',
    async (page) => {
      await checkoutButton(page).click()
      await cartTag(page).getByRole('alert').first().waitFor()
    },
  ],
  ['a filled-in checkout', (page) => fillCheckout(page)],
  [
    'the order',
    async (page) => {
      await checkoutButton(page).click()
      await cartTag(page).getByRole('heading', { name: 'Thank you for your order' }).waitFor({ timeout: 20_000 })
    },
  ],
]

/** The words of a page, without the number of its order. */
const words = async (page: Page) => (await shownText(page)).replace(/\s+/g, '').replaceAll(/1\d{5}/g, '')

test.each(translators)(
  'every text is right on the main path of a visitor whose translator %s text nodes',
  async (translator) => {
    const plain = await open({ site: 'routed', path: '/' })
    const other = await open({ site: 'routed', path: '/', contextOptions: {} })
    const { page, errors } = other
    await page.locator('shop-header:defined:not([data-shop-rendered])').waitFor()
    await translatePage(page, translator)
    for (const [name, step] of steps) {
      await step(plain.page)
      await step(page).catch((error: Error) => {
        throw new Error(`${name} failed: ${error.message}\n${errors.join('\n')}`, { cause: error })
      })
      await expect.poll(async () => [name, await words(page)]).toEqual([name, await words(plain.page)])
      await translatePage(page, translator)
      await expect.poll(async () => [name, await words(page)]).toEqual([name, await words(plain.page)])
    }
    expect(errors).toEqual([])
  },
  180_000,
)

test('a translator that shows the original again leaves texts that change', async () => {
  const { page, errors } = await open({ site: 'routed', path: '/search?search=oak' })
  await page.locator('shop-page:defined:not([data-shop-rendered])').waitFor()
  const heading = page.getByRole('heading', { level: 1 })
  await translatePage(page, 'copies')
  await page.evaluate(() => {
    const title = document.querySelector('h1')
    const font = title?.querySelector('font')
    font?.replaceWith(font.textContent ?? '')
  })
  expect(await heading.textContent()).toBe('Results for “oak”')
  await search(page, 'pack')
  expect(await heading.textContent()).toBe('Results for “pack”')
  expect(errors).toEqual([])
})
