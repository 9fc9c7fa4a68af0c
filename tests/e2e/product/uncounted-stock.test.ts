import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { cartTags, expectCount } from '../cart/cart-steps.ts'
import { open } from '../harness.ts'
import { buyButton, expectProblems, productOf, productTag, quantityField } from './product-steps.ts'

const product = 'sb-1103'
const html = `${productTag(product)}<shop-product-card product-id="${product}"></shop-product-card>${cartTags}`

/** Makes the shop tell only whether products are in stock, not how many pieces. */
const tellsOnly = (isInStock: boolean) => (page: Page) =>
  page.route(/\/api\/products(\?|\/[^/?]+\/variants)/, async (call) => {
    const response = await call.fetch()
    const items = (await response.json()) as Record<string, unknown>[]
    const without = { availableQuantity: undefined, availableStock: undefined, warehouses: undefined, sellWithoutStock: false }
    await call.fulfill({ response, json: items.map((item) => ({ ...item, ...without, isInStock })) })
  })

const stockOf = (page: Page, tag: string) => page.locator(tag).locator('[part~="availability"]')

test('AVAIL-05 PDP-20 a product in stock without a quantity says so, and is sold in any quantity', async () => {
  const { page } = await open({ html, before: tellsOnly(true) })
  await buyButton(page).waitFor()
  await expect.poll(() => stockOf(page, 'shop-product').innerText()).toBe('In stock')
  await expect.poll(() => stockOf(page, 'shop-product-card').innerText()).toBe('In stock')
  expect(await stockOf(page, 'shop-product-card').getAttribute('data-colour')).toBe('green')
  await quantityField(page).fill('5000')
  await quantityField(page).blur()
  await buyButton(page).click()
  await expectCount(page, 5000)
  await expectProblems(page)
})

test('AVAIL-05 a product out of stock without a quantity cannot be bought', async () => {
  const { page } = await open({ html, before: tellsOnly(false) })
  await expect.poll(() => stockOf(page, 'shop-product').innerText()).toBe('Out of stock')
  await expect.poll(() => stockOf(page, 'shop-product-card').innerText()).toBe('Out of stock')
  expect(await stockOf(page, 'shop-product-card').getAttribute('data-colour')).toBe('red')
  expect(await productOf(page).getByRole('button', { name: 'Out of stock' }).isDisabled()).toBe(true)
})
