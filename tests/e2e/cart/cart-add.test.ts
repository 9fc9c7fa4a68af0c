import { describe, expect, test } from 'vitest'
import { kit } from '../../elements/page.ts'
import { open } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { buy, buyButton, buyTag, cartOf, cartTags, expectCount, leaveCart, lineOf, soldProducts } from './cart-steps.ts'

const [first] = await soldProducts(1)
if (!first) throw new Error('The shop sells too little for these tests')

describe('on one page', () => {
  const visit = shareVisit({ html: cartTags })
  /** Renders the HTML with an empty cart and an empty data layer. */
  const shown = async (html: string) => {
    const { page } = visit
    await (await kit(page)).evaluate(({ cart }) => cart.clear())
    await page.evaluate(() => Object.assign(window, { dataLayer: [] }))
    await show(visit, { html })
    return page
  }

  test('ADD-04 shows Added after loading and keeps the button’s width', async () => {
    const page = await shown(cartTags + buyTag(first))
    const button = buyButton(page)
    const width = async () => Math.round((await button.boundingBox())?.width ?? 0)
    await page.locator('shop-add-to-cart').getByRole('button', { name: first.title }).waitFor()
    const idle = await width()
    await button.click()
    expect(await button.getAttribute('aria-busy')).toBe('true')
    expect(await width()).toBe(idle)
    await page.locator('shop-add-to-cart').getByRole('button', { name: 'Added' }).waitFor()
    expect(await width()).toBe(idle)
    await page.locator('shop-add-to-cart').getByRole('button', { name: 'Add to cart' }).waitFor()
  })

  test('ANA-02 adding a product pushes to the data layer and emits an event', async () => {
    const page = await shown(cartTags + buyTag(first))
    await page.evaluate(() => {
      document.addEventListener('shop-analytics', (event) => Object.assign(window, { heard: event.detail }))
    })
    await buy(page, 1)
    const layer = await page.evaluate(() => (window as { dataLayer?: { event?: string; ecommerce?: object }[] }).dataLayer)
    const entry = layer?.find(({ event }) => event === 'add_to_cart')
    expect(entry?.ecommerce).toMatchObject({ currency: 'EUR', items: [{ item_id: first.code, quantity: 1 }] })
    expect(await page.evaluate(() => (window as { heard?: unknown }).heard)).toMatchObject({ event: 'add_to_cart' })
  })

  test('VAR-04 VAR-05 a product with a required input links to its page, with and without a code', async () => {
    const tags = ['', 'code="CZ-3201"'].map((code) => `<shop-add-to-cart product-id="cz-3201" ${code}></shop-add-to-cart>`)
    const page = await shown(cartTags + tags.join(''))
    const links = page.locator('shop-add-to-cart').getByRole('link', { name: /^Choose options/ })
    await expect.poll(() => links.count()).toBe(2)
    expect(await page.locator('shop-add-to-cart').getByRole('button').count()).toBe(0)
    expect(await links.first().getAttribute('href')).toContain('winners-cup')
  })

  test('cancelling shop-add-to-cart leaves the cart unchanged', async () => {
    const page = await shown(cartTags + buyTag(first))
    await page.evaluate(() => document.addEventListener('shop-add-to-cart', (event) => event.preventDefault(), { once: true }))
    await buyButton(page).click()
    await page.waitForTimeout(200)
    await expectCount(page, 0)
  })

  test('PDP-19 resets an empty quantity or one below 1 to 1', async () => {
    const page = await shown(cartTags + buyTag(first, 'quantity-input'))
    const field = page.locator('shop-add-to-cart').getByRole('spinbutton')
    for (const nonsense of ['0', '', '-3']) {
      await field.fill(nonsense)
      await field.blur()
      expect(await field.inputValue()).toBe('1')
    }
    await field.fill('4')
    await buyButton(page).click()
    await expectCount(page, 4)
  })

  test('PDP-20 a quantity above the stock shows Amount unavailable', async () => {
    const page = await shown(cartTags + buyTag(first, 'quantity-input'))
    const field = page.locator('shop-add-to-cart').getByRole('spinbutton')
    await field.fill('9999')
    await buyButton(page).click()
    await page.getByText('Amount unavailable').waitFor()
    await expectCount(page, 0)
  })

  test('shows a message for a missing product', async () => {
    const page = await shown('<shop-add-to-cart product-id="no-such-product"></shop-add-to-cart>')
    await page.getByText('This product is no longer available').waitFor()
  })
})

test('ADD-06 ADD-07 a product in a restored cart links to the cart page instead of adding', async () => {
  const { page } = await open({ html: cartTags + buyTag(first), before: leaveCart(cartOf([lineOf(first)], { restoredCartId: '7' })) })
  const link = page.locator('shop-add-to-cart').getByRole('link', { name: 'Go to checkout' })
  await link.click()
  await page.waitForURL('**/cart')
})
