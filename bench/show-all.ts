import type { Page } from 'playwright'

/** Scrolls to "Show more" and clicks it until a thousand products have a place in the list; they render near the viewport. */
export async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' })
  for (let step = 1; step < 7; step += 1) {
    await more.scrollIntoViewIfNeeded({ timeout: 60_000 })
    await more.click()
    await page.waitForFunction(
      (cards) =>
        (document.querySelector('shop-product-list')?.shadowRoot?.querySelectorAll('[part~="card"], .products-placeholder').length ?? 0) >=
        cards,
      (step + 1) * 150,
      { timeout: 90_000 },
    )
  }
}
