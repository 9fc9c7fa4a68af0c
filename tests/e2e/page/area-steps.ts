import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { createLine, createOrder } from '../../../tools/samples/order-cart.ts'
import type { Sold } from '../cart/cart-steps.ts'
import { sites } from '../harness.ts'

export const area = (page: Page): Locator => page.locator('shop-account')
export const areaField = (page: Page, name: string): Locator => area(page).locator(`[name="${name}"]`)
export const areaHeading = (page: Page, name: string): Locator => area(page).getByRole('heading', { name, level: 1, exact: true })
export const inArea = (page: Page, text: string | RegExp): Locator => area(page).getByText(text, { exact: true }).first()

/** Wait options after a full page load with its scripts. */
export const afterReload = { timeout: 30_000 }

/** Submits the login form of the customer area. */
export async function logInToArea(page: Page, email: string, password: string) {
  await areaField(page, 'email').fill(email)
  await areaField(page, 'password').fill(password)
  await areaField(page, 'password').press('Enter')
}

export async function chooseSection(page: Page, name: string) {
  await area(page).getByRole('navigation', { name: 'My account' }).getByRole('link', { name }).click()
  await areaHeading(page, name).waitFor()
}

/** Places an order as the customer of the page; returns the order. */
export async function placeOrder(page: Page, { id, code }: Sold, pieces: number): Promise<{ id: string; number: string }> {
  const response = await page.evaluate(
    async ([address, body]) => {
      const headers = { 'Content-Type': 'application/json', 'X-Shop-Request': '1' }
      const result = await fetch(address, { method: 'POST', credentials: 'include', headers, body })
      return { status: result.status, order: await result.json() }
    },
    [`${sites.shop}/api/orders`, JSON.stringify(createOrder([createLine({ code, product: id }, pieces)]))] as const,
  )
  expect(response.status).toBe(201)
  return response.order
}

/** Returns one piece of an order through the order history. */
export async function returnPiece(page: Page, number: string, pieces: number) {
  const row = area(page).getByRole('row').filter({ hasText: number })
  await row.getByText(`${pieces} pcs`).waitFor()
  await row.getByText('Delivered').waitFor()
  await row.getByRole('button', { name: `Details of order ${number}` }).click()
  await area(page)
    .getByRole('link', { name: /^Return ?:/ })
    .click()
  await areaHeading(page, 'Returns').waitFor()
  await area(page)
    .getByText(new RegExp(`^${pieces} pcs ordered.* ${pieces} eligible`))
    .waitFor()
  await area(page).getByRole('button', { name: 'More pieces' }).click()
  await areaField(page, 'reason').selectOption('faulty')
  await area(page).getByRole('button', { name: 'Request return' }).click()
  await inArea(page, 'Your return was requested').waitFor()
  await area(page)
    .getByText(new RegExp(`${pieces - 1} eligible`))
    .first()
    .waitFor()
}

export async function addAddress(page: Page, address: Record<'address' | 'city' | 'postcode', string>) {
  await area(page).getByRole('button', { name: 'Add an address' }).click()
  for (const [name, text] of Object.entries(address)) await areaField(page, name).fill(text)
  await areaField(page, 'country').selectOption('LT')
  await area(page).getByRole('button', { name: 'Save the address' }).click()
  await area(page).getByRole('button', { name: 'Add an address' }).waitFor()
  await inArea(page, address.address).waitFor()
}

export async function changePassword(page: Page, password: string) {
  for (const name of ['password', 'password2']) await areaField(page, name).fill(password)
  await area(page).getByRole('button', { name: 'Save password' }).click()
  await inArea(page, 'Password changed').waitFor()
}

/** Logs out and waits for the login form. */
export async function logOutOfArea(page: Page) {
  await area(page).getByRole('button', { name: 'Log out' }).click()
  await areaHeading(page, 'Log in').waitFor(afterReload)
}
