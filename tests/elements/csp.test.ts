import { expect, test } from 'vitest'
import { open, sites } from '../e2e/harness.ts'
import { waitForElements } from './page.ts'

const collect = (page: import('playwright').Page) =>
  page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.violations.push(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })

test('R46 a strict policy with Trusted Types has no violations; a request to an unlisted origin is blocked and reported', async () => {
  const { page } = await open({ site: 'cms', path: '/', before: collect })
  const policy = (await fetch(sites.cms)).headers.get('content-security-policy')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  await page.locator('shop-product-list').getByRole('article').first().waitFor()
  await page.locator('shop-product-list').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.locator('shop-side-cart').getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => window.violations)).toEqual([])
  await page.evaluate(() => fetch('http://elsewhere.test/').catch(() => {}))
  await expect.poll(() => page.evaluate(() => window.violations)).toEqual([expect.stringContaining('connect-src')])
})

test('R46 lists, cards, cart button and side cart render under that policy without violations', async () => {
  const policy = (await fetch(sites.cms)).headers.get('content-security-policy') ?? ''
  const tags = ['shop-product-list', 'shop-cart-button', 'shop-side-cart', 'shop-add-to-cart', 'shop-product-card']
  const { page } = await open({
    site: 'cms',
    headers: { 'content-security-policy': policy },
    html: `
      <shop-product-list category="hand-tools" subcategories filters count url-sync="on" heading="Tools" heading-size="20" background-color="#eee"></shop-product-list>
      <shop-product-list product-list="trail" display="slider"></shop-product-list>
      <shop-product-card product-id="bl-1603"></shop-product-card><shop-add-to-cart product-id="bl-1603" quantity-input></shop-add-to-cart>
      <shop-cart-button show-total></shop-cart-button><shop-side-cart></shop-side-cart>`,
    before: collect,
  })
  await waitForElements(page, ...tags)
  await page.locator('shop-product-list').first().getByRole('article').first().waitFor()
  expect(await page.evaluate(() => window.violations)).toEqual([])
})
