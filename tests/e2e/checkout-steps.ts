import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { cartOf, leaveCart, lineOf, type Sold, showWithCart } from './cart-steps.ts'
import { open, type Visit, type VisitOptions } from './harness.ts'
import { show } from './shared-visit.ts'

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

/** Fills in who receives the order. */
export async function fillRecipient(page: Page) {
  const fields = cartTag(page).getByRole('region', { name: 'Recipient' })
  await fields.getByLabel('Name *', { exact: true }).fill(recipient.name)
  await fields.getByLabel('Surname').fill(recipient.surname)
  await fields.getByLabel('Phone').fill(recipient.phone)
  await fields.getByLabel('Email').fill(recipient.email)
}

/** The way with this title, chosen. */
export const chooseWay = (page: Page, title: string) => cartTag(page).getByRole('radio', { name: title }).check({ force: true })

/** Everything that an order by courier needs. */
export async function fillCheckout(page: Page) {
  await cartTag(page).getByLabel('Country').selectOption('LT')
  await chooseWay(page, 'Courier to the door')
  await cartTag(page).getByRole('textbox', { name: 'Address' }).fill('Beržų g. 14')
  await cartTag(page).getByLabel('City').fill('Vilnius')
  await cartTag(page).getByLabel('Postcode').fill('03100')
  await fillRecipient(page)
  await chooseWay(page, 'Bank transfer')
  await freshPrices(page)
}

/** Waits until what is shown is what the shop asks for the cart as it is now. */
export async function freshPrices(page: Page) {
  const isBusy = () => cartTag(page).locator('.cart-totals[aria-busy]').getAttribute('aria-busy')
  await expect.poll(isBusy).toBe('false')
}
