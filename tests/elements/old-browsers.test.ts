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
  await expect.poll(() => page.getByText('Your browser is too old').count()).toBe(1)
  await page.getByText('The header of the page').waitFor()
  await page.getByText('Our tents').waitFor()
  await expect.poll(() => recordedEvents(page, 'shop-error')).toHaveLength(2)
  expect(await page.getByText('Your browser is too old').count()).toBe(1)
  expect(await page.evaluate(() => customElements.get('shop-header'))).toBeUndefined()
})
