import { expect, test } from 'vitest'
import { open } from '../e2e/harness.ts'
import { recordEvents, recordedEvents } from './page.ts'

test('R21 a browser without light-dark() shows the content of the tags, and the first one says why', async () => {
  const { page } = await open({
    html: '<shop-header>The header of the page</shop-header><shop-product-list product-list="trail">Our tents</shop-product-list>',
    contextOptions: {},
    before: async (page) => {
      await recordEvents(page, 'shop-error')
      await page.addInitScript(() => {
        const supports = CSS.supports.bind(CSS)
        CSS.supports = (...parts: string[]) => !parts.join().includes('light-dark') && supports(parts.join(':'))
      })
    },
  })
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Your browser is too old' }).count()).toBe(1)
  await page.getByText('The header of the page').waitFor()
  await page.getByText('Our tents').waitFor()
  const failed = async () => (await recordedEvents(page, 'shop-error')).map(({ tag }) => tag)
  await expect.poll(failed).toEqual(expect.arrayContaining(['shop-header', 'shop-product-list']))
  expect(await page.getByRole('status').filter({ hasText: 'Your browser is too old' }).count()).toBe(1)
  expect(await page.evaluate(() => customElements.get('shop-header'))).toBeUndefined()
})

test('R21 a product can be bought where the browser lacks popovers and AbortSignal.any', async () => {
  const { page, errors } = await open({
    html: '<shop-product-list product-list="trail" limit="2" add-to-cart></shop-product-list><shop-side-cart auto-open></shop-side-cart>',
    contextOptions: {},
    before: (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
        Reflect.deleteProperty(AbortSignal, 'any')
        const { matches } = Element.prototype
        Object.assign(Element.prototype, {
          matches(this: Element, selector: string) {
            if (selector.includes(':popover-open')) throw new SyntaxError(selector)
            return matches.call(this, selector)
          },
        })
      }),
  })
  await page
    .locator('shop-product-list')
    .getByRole('button', { name: /add .*to cart/i })
    .first()
    .click()
  const sideCart = page.locator('shop-side-cart').getByRole('dialog')
  await sideCart.waitFor()
  await sideCart.getByRole('button', { name: 'Close' }).click()
  await sideCart.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})
