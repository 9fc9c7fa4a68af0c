import { expect, test } from 'vitest'
import { toShop } from '../e2e/harness.ts'
import { shareVisit, show } from '../e2e/journeys/shared-visit.ts'

const visit = shareVisit({ html: '' })
const button = '<shop-add-to-cart product-id="ck-1401"></shop-add-to-cart>'
const text = 'was added to the cart'

const notice = () => visit.page.getByRole('status').filter({ hasText: text })
const announced = () => visit.page.locator('shop-announcer').getByText(text)
const press = (nth = 0) =>
  visit.page
    .getByRole('button', { name: /^Add to cart/ })
    .nth(nth)
    .click()

async function shown(html: string, options: Parameters<typeof show>[1] = {}) {
  await visit.page.evaluate(() => {
    document.querySelector('shop-announcer')?.shadowRoot?.querySelector('div')?.replaceChildren()
  })
  await show(visit, { html, ...options })
  await visit.page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .waitFor()
}

test('where no cart is in sight, a notice tells what was added and links to the cart page', async () => {
  await shown(button)
  await press()
  await notice().waitFor()
  const link = visit.page.getByRole('link', { name: 'View cart' })
  expect(new URL(await link.evaluate((a: HTMLAnchorElement) => a.href)).pathname).toBe('/cart')
  await visit.page.evaluate(() =>
    document.addEventListener('shop-navigate', (event) => {
      event.preventDefault()
      Object.assign(window, { navigationSource: event.detail.source })
    }),
  )
  const heard = () => visit.page.evaluate(() => Reflect.get(window, 'navigationSource'))
  await visit.page.keyboard.press('Tab') // from the pressed button
  await expect.poll(() => link.evaluate((a) => (a.getRootNode() as ShadowRoot).activeElement === a)).toBe(true)
  await visit.page.keyboard.press('Enter')
  await expect.poll(heard).toBe('added-notice')
})

test('two buttons have one notice, about the last product', async () => {
  await shown(button + button.replace('ck-1401', 'bl-1603'))
  await press(0)
  await notice().waitFor()
  await visit.page
    .getByRole('button', { name: /^Add to cart/ })
    .last()
    .click()
  await notice().filter({ hasText: 'orch' }).waitFor()
  expect(await notice().count()).toBe(1)
})

test('a side cart that does not open by itself is opened by the notice, which closes', async () => {
  await shown(`${button}<shop-side-cart></shop-side-cart>`)
  await press()
  await notice().waitFor()
  await visit.page.getByRole('button', { name: 'View cart' }).click()
  await visit.page.locator('shop-side-cart').getByRole('dialog').waitFor()
  await expect.poll(() => notice().count()).toBe(0)
})

test.each([
  ['a side cart that opens by itself', `${button}<shop-side-cart auto-open></shop-side-cart>`],
  ['a cart button on the screen', `<shop-cart-button></shop-cart-button>${button}`],
  ['added-notice="off"', button],
])('with %s there is no notice, and the addition is announced', async (what, html) => {
  const connection = what.startsWith('added') ? toShop().replace('<shop-config', '<shop-config added-notice="off"') : toShop()
  await shown(html, { connection })
  await press()
  await announced().waitFor({ state: 'attached' })
  expect(await notice().count()).toBe(0)
})

test('a cart button below the screen is not in sight', async () => {
  await shown(`${button}<div style="height:3000px"></div><shop-cart-button></shop-cart-button>`)
  await press()
  await notice().waitFor()
})

test('the notice stays while it has the focus, and then goes by itself', async () => {
  await shown(button)
  await visit.page.clock.install()
  await press()
  await notice().waitFor()
  await visit.page.getByRole('link', { name: 'View cart' }).focus()
  await visit.page.clock.fastForward(60_000)
  expect(await notice().count()).toBe(1)
  await visit.page.getByRole('link', { name: 'View cart' }).blur()
  await visit.page.clock.fastForward(9_000)
  await expect.poll(() => notice().count()).toBe(0)
})
