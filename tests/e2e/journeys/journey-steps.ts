import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { sites } from '../harness.ts'

export const product = (page: Page): Locator => page.locator('shop-product')
export const header = (page: Page): Locator => page.locator('shop-header')
/** The listing of a category, search or wishlist page. */
export const productCards = (page: Page, tag: string): Locator => page.locator(tag).locator('article.card')

const cartCount = (page: Page) => page.locator('shop-header, shop-cart-button').locator('.cart-button .hidden-text').first().textContent()
export const expectCartName = (page: Page, name: string) => expect.poll(() => cartCount(page), { timeout: 15_000 }).toBe(name)

/** The mails to somebody, as the inbox of development shows them, newest first. */
export async function mailsTo(recipient: string): Promise<string[]> {
  const inbox = await (await fetch(`${sites.shop}/dev/mail`)).text()
  return inbox
    .split('<article')
    .slice(1)
    .filter((mail) => mail.includes(`To ${recipient},`))
}

/** Where a page stands and what it says about itself. */
export const currentPath = (page: Page) => new URL(page.url()).pathname
