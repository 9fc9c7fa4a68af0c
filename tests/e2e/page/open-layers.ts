import type { Page } from 'playwright'
import { expect } from 'vitest'

interface Counted extends Window {
  cartCloses?: number
}

/** Counts the `shop-cart-close` events that reach the document from now on. */
export const countCloses = (page: Page) =>
  page.evaluate(() => {
    const counted = window as Counted
    if (counted.cartCloses === undefined)
      document.addEventListener('shop-cart-close', () => {
        counted.cartCloses = (counted.cartCloses ?? 0) + 1
      })
    counted.cartCloses = 0
  })

export const closes = (page: Page) => page.evaluate(() => (window as Counted).cartCloses)

/** Waits until no modal is open and the page is clickable, scrollable and exposed to assistive technology. */
export async function expectFreePage(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  const lock = () =>
    page.evaluate(() => {
      const { body } = document
      const { pointerEvents, overflow } = getComputedStyle(body)
      return { pointerEvents, overflow, hidden: document.querySelectorAll('[data-inert], [data-scroll-lock], [data-aria-hidden]').length }
    })
  await expect.poll(lock).toEqual({ pointerEvents: 'auto', overflow: 'visible', hidden: 0 })
}
