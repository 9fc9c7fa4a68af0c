import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { cartTags } from '../cart/cart-steps.ts'
import { open, type VisitOptions } from '../harness.ts'

/** A product with five colours and six sizes; pink lacks XL and XXL, yellow lacks XS. */
export const tee = 'co-1702'
/** A product with five colours, three input fields and quantity prices. */
export const pack = 'bp-1001'

export const productTag = (id: string, more = '') => `<shop-product product-id="${id}" ${more}></shop-product>`

/** Opens a host page with a product and a cart and waits for the buy button. */
export async function openProduct(id: string, { more = '', ...options }: VisitOptions & { more?: string } = {}) {
  const visit = await open({ html: productTag(id, more) + cartTags, ...options })
  await buyButton(visit.page).waitFor()
  return { ...visit, product: productOf(visit.page) }
}

export const productOf = (page: Page): Locator => page.locator('shop-product')
export const buyButton = (page: Page): Locator => productOf(page).getByRole('button', { name: 'Add to cart' })
export const quantityField = (page: Page): Locator => productOf(page).getByRole('textbox', { name: 'Quantity' })

/** Selects an option value, also one hidden behind 'More choices'. */
export async function choose(page: Page, code: string, value: string): Promise<void> {
  const option = productOf(page).locator(`[data-code="${code}"]`)
  const radio = option.locator(`input[value="${value}"]`)
  if ((await radio.count()) === 0) await option.getByRole('button', { name: 'More choices' }).click()
  await radio.check()
}

/** The selected value of an option, or null. */
export const chosenValue = (page: Page, code: string): Promise<string | null> =>
  productOf(page)
    .locator(`[data-code="${code}"]`)
    .evaluate((option) => option.querySelector<HTMLInputElement>('input:checked')?.value ?? null)

/** Messages that explain why the product cannot be added. */
export const problems = (page: Page): Promise<string[]> => productOf(page).getByRole('alert').locator('[part="error"]').allInnerTexts()

export const expectProblems = (page: Page, ...texts: string[]) => expect.poll(() => problems(page)).toEqual(texts)
