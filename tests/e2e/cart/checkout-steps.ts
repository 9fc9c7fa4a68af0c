import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { open, type Visit, type VisitOptions } from '../harness.ts'
import { show } from '../journeys/shared-visit.ts'
import { cartOf, leaveCart, lineOf, type Sold, showWithCart } from './cart-steps.ts'

export const cartTag = (page: Page): Locator => page.locator('shop-cart')
export const checkoutButton = (page: Page): Locator => cartTag(page).getByRole('button', { name: 'Checkout' })

/** Opens a page with the cart page's tag and a cart as an earlier visit left it. */
export const openCartPage = (sold: readonly Sold[], { cart = {}, ...options }: VisitOptions & { cart?: object } = {}) =>
  open({
    html: '<shop-cart></shop-cart>',
    before: leaveCart(
      cartOf(
        sold.map((one) => lineOf(one)),
        cart,
      ),
    ),
    ...options,
  })

/** The cart page in place of what a shared page has shown, to a visitor who has left these lines in a new cart, and nothing else. */
export async function showCartPage(visit: Visit, lines: readonly object[], options: VisitOptions & { cart?: object } = {}) {
  await show(visit, { html: '' })
  await visit.page.evaluate(() => {
    localStorage.removeItem('shop:addresses')
    const shared = (globalThis as unknown as Record<symbol, Map<string, { set(value: unknown): void }>>)[Symbol.for('shop-kit.shared.v1')]
    shared?.get('persisted.shop:addresses')?.set([])
    shared?.get('checkout')?.set({ status: 'idle' })
  })
  return showWithCart(visit, lines, { html: '<shop-cart></shop-cart>', ...options })
}

export const recipient = { name: 'Ona', surname: 'Petraitė', phone: '+370 612 34567', email: 'ona@example.com' }

/** Clicks a field with the mouse, which nothing may lie over, and writes into it. */
export async function writeInto(field: Locator, text: string) {
  await field.click()
  await field.fill(text)
}

/** Chooses from a list of the browser's own, at which the mouse has to arrive. */
export async function chooseFrom(field: Locator, value: string) {
  await field.click({ trial: true }) // its menu is not part of the page
  await field.selectOption(value)
}

/** Fills in who receives the order. */
export async function fillRecipient(page: Page) {
  const fields = cartTag(page).getByRole('region', { name: 'Recipient' })
  await writeInto(fields.getByLabel('Name *', { exact: true }), recipient.name)
  await writeInto(fields.getByLabel('Surname'), recipient.surname)
  await writeInto(fields.getByLabel('Phone'), recipient.phone)
  await writeInto(fields.getByLabel('Email'), recipient.email)
}

/** Clicks the box with this title among the ways to deliver or to pay: the radio button itself is not to be seen. */
export async function chooseWay(page: Page, title: string) {
  const radio = page.getByRole('radio', { name: title })
  await cartTag(page).locator('label').filter({ has: radio }).click()
  await expect.poll(() => cartTag(page).locator(radio).isChecked()).toBe(true)
}

/** Everything that an order by courier needs. */
export async function fillCheckout(page: Page) {
  await chooseFrom(cartTag(page).getByLabel('Country'), 'LT')
  await chooseWay(page, 'Courier to the door')
  await writeInto(cartTag(page).getByRole('textbox', { name: 'Address' }), 'Beržų g. 14')
  await writeInto(cartTag(page).getByLabel('City'), 'Vilnius')
  await writeInto(cartTag(page).getByLabel('Postcode'), '03100')
  await fillRecipient(page)
  await chooseWay(page, 'Bank transfer')
  await freshPrices(page)
}

/** Waits until what is shown is what the shop asks for the cart as it is now. */
export async function freshPrices(page: Page) {
  const isBusy = () => cartTag(page).locator('.cart-totals[aria-busy]').getAttribute('aria-busy')
  await expect.poll(isBusy).toBe('false')
}
