import { expect, test } from 'vitest'
import { open } from '../e2e/harness.ts'
import { waitForElements } from './page.ts'

test('each element names the library that renders it and its markup version', async () => {
  const { page } = await open({ html: '<shop-cart-button></shop-cart-button>' })
  await waitForElements(page, 'shop-cart-button')
  const box = page.locator('shop-cart-button [data-shop-root]')
  expect(await box.getAttribute('data-shop-root')).toMatch(/^react-1-/)
})

test('parent styles override those of their parts: the search field has space for the icon', async () => {
  const { page } = await open({ html: '<shop-search></shop-search>' })
  await waitForElements(page, 'shop-search')
  const room = await page.locator('shop-search input').evaluate((field) => Number.parseFloat(getComputedStyle(field).paddingInlineStart))
  const sign = page.locator('shop-search form svg').first()
  const [field, drawn] = [await page.locator('shop-search input').boundingBox(), await sign.boundingBox()]
  if (!field || !drawn) throw new Error('The search is not visible')
  expect(field.x + room).toBeGreaterThan(drawn.x + drawn.width)
})

test('a form accepts autofill that focuses, fills and blurs every field before the next render, as password managers do', async () => {
  const { page, calls } = await open({ html: '<shop-login></shop-login>' })
  await page.locator('shop-login input[name=password]').waitFor()
  await page.locator('shop-login form').evaluate((form) => {
    // a content script has its own view of the DOM: its writes bypass the setter that React puts on a field
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const write = (field: HTMLInputElement, text: string) => {
      field.focus()
      setter?.call(field, text)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
      field.blur()
    }
    for (const [name, text] of Object.entries({ email: 'nobody@example.com', password: 'not-the-one' }))
      write(form.querySelector(`[name=${name}]`) as HTMLInputElement, text)
  })
  await page.locator('shop-login').getByRole('button', { name: 'Log in', exact: true }).click()
  await page.locator('shop-login').getByText('Incorrect credentials').waitFor()
  expect(calls(/customer\/login/)).toEqual(['POST /api/customer/login'])
})
