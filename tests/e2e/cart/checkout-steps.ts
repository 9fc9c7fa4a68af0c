import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { open, type Visit, type VisitOptions } from '../harness.ts'
import { show } from '../journeys/shared-visit.ts'
import { cartOf, leaveCart, lineOf, type Sold, showWithCart } from './cart-steps.ts'

export const cartTag = (page: Page): Locator => page.locator('shop-cart')
export const checkoutButton = (page: Page): Locator => cartTag(page).getByRole('button', { name: 'Place order' })

/** Opens a page with `shop-cart` and a stored cart with these products. */
export const openCartPage = (sold: readonly Sold[], { cart = {}, ...options }: VisitOptions & { cart?: object } = {}) =>
  open({
    html: '<shop-cart></shop-cart>',
    before: leaveCart(
      cartOf(
        sold.map((product) => lineOf(product)),
        cart,
      ),
    ),
    ...options,
  })

/** Renders `shop-cart` on a shared page with these lines in a new cart, and resets checkout state and addresses. */
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

/** Clicks a field, which fails if another element covers it, and fills it. */
export async function writeInto(field: Locator, text: string) {
  await field.click()
  await field.fill(text)
}

/** Selects an option of a native `select`. Fails if another element covers it. */
export async function chooseFrom(field: Locator, value: string) {
  await field.click({ trial: true }) // a real click would open the native menu
  await field.selectOption(value)
}

/** Fills in the recipient. */
export async function fillRecipient(page: Page) {
  const fields = cartTag(page).getByRole('region', { name: 'Recipient' })
  await writeInto(fields.getByLabel('Name *', { exact: true }), recipient.name)
  await writeInto(fields.getByLabel('Surname'), recipient.surname)
  await writeInto(fields.getByLabel('Phone'), recipient.phone)
  await writeInto(fields.getByRole('textbox', { name: 'Email' }), recipient.email)
}

/** Selects the radio button with this title. Clicks the label, because the input is visually hidden. */
export async function chooseRadio(page: Page, title: string) {
  const radio = page.getByRole('radio', { name: title })
  await cartTag(page).locator('label').filter({ has: radio }).click()
  await expect.poll(() => cartTag(page).locator(radio).isChecked()).toBe(true)
}

/** Fills in everything required for an order by courier. */
export async function fillCheckout(page: Page) {
  await chooseFrom(cartTag(page).getByLabel('Country'), 'LT')
  await chooseRadio(page, 'Courier to the door')
  await writeInto(cartTag(page).getByRole('textbox', { name: 'Address' }), 'Beržų g. 14')
  await writeInto(cartTag(page).getByLabel('City'), 'Vilnius')
  await writeInto(cartTag(page).getByLabel('Postcode'), '03100')
  await fillRecipient(page)
  await chooseRadio(page, 'Bank transfer')
  await waitForPrices(page)
}

/** Waits until no price request is pending. */
export async function waitForPrices(page: Page) {
  const isBusy = () => cartTag(page).locator('.cart-totals[aria-busy]').getAttribute('aria-busy')
  await expect.poll(isBusy).toBe('false')
}
