import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { sites } from '../harness.ts'

export const product = (page: Page): Locator => page.locator('shop-product')
export const header = (page: Page): Locator => page.locator('shop-header')
/** Unfolds the optional inputs of the product and fills in its engraving. */
export async function engrave(page: Page, words: string) {
  await product(page).getByText('Personalise (optional)').click()
  await product(page).getByLabel('Engraving').fill(words)
}

/** Product cards of the listing element with this tag. */
export const productCards = (page: Page, tag: string): Locator => page.locator(tag).locator('article.card')

const cartCount = (page: Page) => page.locator('shop-header, shop-cart-button').locator('.cart-button .hidden-text').first().textContent()
export const expectCartName = (page: Page, name: string) => expect.poll(() => cartCount(page), { timeout: 15_000 }).toBe(name)

/** The side cart that opens by itself when a product is added. */
export const openedCart = (page: Page): Locator => page.locator('shop-side-cart').getByRole('dialog')

/** Waits for the side cart that opens after an addition, and closes it. */
export async function closeOpenedCart(page: Page) {
  await openedCart(page).waitFor()
  await page.keyboard.press('Escape')
  await openedCart(page).waitFor({ state: 'detached' })
}

/** Mails to a recipient from the development inbox, newest first. */
export async function mailsTo(recipient: string): Promise<string[]> {
  const inbox = await (await fetch(`${sites.shop}/dev/mail`)).text()
  return inbox
    .split('<article')
    .slice(1)
    .filter((mail) => mail.includes(`To ${recipient},`))
}

export const currentPath = (page: Page) => new URL(page.url()).pathname
