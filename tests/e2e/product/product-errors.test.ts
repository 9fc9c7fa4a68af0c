import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectCount, showWithCart, storedCarts } from '../cart/cart-steps.ts'
import { sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { buyButton, choose, expectProblems, productOf, productTag, tee } from './product-steps.ts'

const visit = shareVisit({ html: '' })
const storedCodes = async (page: Page) => (await storedCarts(page)).flatMap(({ products }) => products.map(({ code }) => code))
const withCart = `${productTag(tee)}<shop-cart-button></shop-cart-button>`
const broken = (fault: string) => `<shop-config api-base="${sites.shop}/fault/${fault}"></shop-config>`

test('reports a missing product', async () => {
  const { page } = await show(visit, { html: productTag('nothing') })
  await productOf(page).getByText('This product is no longer available').waitFor()
})

test('reports a failed request and retries on demand', async () => {
  const { page } = await show(visit, { html: productTag(tee), connection: broken('status-503@products') })
  await productOf(page).getByText('The product could not be loaded').waitFor()
  await page.evaluate((base) => document.querySelector('shop-config')?.setAttribute('api-base', base), sites.shop)
  await buyButton(page).waitFor()
})

test('VAR-04 blocks buying until variants load and retries them on demand', async () => {
  let fails = true
  await visit.page.route('**/variants?**', (route) => (fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue()))
  const { page } = await showWithCart(visit, [], { html: withCart })
  await productOf(page).getByText('The options of this product could not be loaded').waitFor()
  await choose(page, 'colour', 'red')
  await choose(page, 'size', 'm')
  await buyButton(page).click()
  await expectProblems(page, 'Please choose product options')
  await expectCount(page, 0)
  fails = false
  await productOf(page).getByRole('button', { name: 'Try again' }).click()
  await expectProblems(page)
  await buyButton(page).click()
  await expectCount(page, 1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('VAR-04 an early click on Add to cart adds one piece once the variants load', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await visit.page.route('**/variants?**', (route) => held.then(() => route.continue()))
  const { page } = await showWithCart(visit, [], { html: withCart })
  await choose(page, 'colour', 'red')
  await buyButton(page).click()
  await expectProblems(page, 'Please choose product options')
  await choose(page, 'size', 'm')
  await expectProblems(page)
  await buyButton(page).click()
  await expect.poll(() => buyButton(page).getAttribute('aria-busy')).toBe('true')
  await buyButton(page).click()
  await expectCount(page, 0)
  letGo()
  await expectCount(page, 1)
  await expect.poll(() => buyButton(page).getAttribute('aria-busy')).toBe(null)
  await expectCount(page, 1)
  expect(await storedCodes(page)).toEqual([`CO-1702-01-M`])
  await page.unrouteAll({ behavior: 'wait' })
})

test('cancels a pending click if the variants fail to load', async () => {
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await visit.page.route('**/variants?**', (route) => held.then(() => route.fulfill({ status: 500, body: '{}' })))
  const { page } = await showWithCart(visit, [], { html: withCart })
  await choose(page, 'colour', 'red')
  await choose(page, 'size', 'm')
  await buyButton(page).click()
  await expect.poll(() => buyButton(page).getAttribute('aria-busy')).toBe('true')
  fail()
  await productOf(page).getByText('The options of this product could not be loaded').waitFor()
  expect(await buyButton(page).getAttribute('aria-busy')).toBe(null)
  await expectProblems(page)
  await expectCount(page, 0)
  await page.unrouteAll({ behavior: 'wait' })
})

test('R17 does not guess between contradictory variants', async () => {
  const twin = (code: string) => ({
    code,
    priceNow: 1,
    attributes: [
      { code: 'colour', type: 'text', value: 'red' },
      { code: 'size', type: 'text', value: 'm' },
    ],
  })
  const body = JSON.stringify([
    twin('A'),
    twin('B'),
    { code: 7 },
    null,
    { code: 'C', attributes: 'none' },
    { ...twin('D'), warehouses: [null] },
  ])
  await visit.page.route('**/variants?**', (route) =>
    route.fulfill({ body, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } }),
  )
  const { page } = await showWithCart(visit, [], { html: withCart })
  await buyButton(page).waitFor()
  await choose(page, 'colour', 'red')
  await choose(page, 'size', 'm')
  await buyButton(page).click()
  await expectProblems(page, 'Please choose product options')
  await expectCount(page, 0)
  await page.unrouteAll({ behavior: 'wait' })
})

test('omits the quantity price table when its request fails', async () => {
  const { page } = await show(visit, { html: productTag(tee), connection: broken(`status-500@products/${tee}/quantity-date-pricing`) })
  await buyButton(page).waitFor()
  expect(await productOf(page).getByRole('table').count()).toBe(0)
})

test('causes no layout shift when the product loads', async () => {
  await visit.page.evaluate(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value })
    }).observe({ type: 'layout-shift' })
  })
  const { page } = await show(visit, {
    html: `${productTag(tee)}<div style="block-size: 600px">Below</div>`,
    connection: broken('slow-1500@products'),
  })
  await productOf(page).locator('[part="skeleton"]').waitFor()
  await page.waitForTimeout(200)
  await page.evaluate(() => Object.assign(window, { shift: 0 }))
  await buyButton(page).waitFor()
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.02)
})

test('keeps the selection across a language change', async () => {
  const { page } = await show(visit, { html: productTag(tee) })
  await buyButton(page).waitFor()
  await choose(page, 'colour', 'blue')
  await page.evaluate(() => document.querySelector('shop-config')?.setAttribute('language', 'lt'))
  await productOf(page).locator('legend', { hasText: 'Mėlyna' }).waitFor()
  expect(await productOf(page).locator('input[value="blue"]').isChecked()).toBe(true)
})
