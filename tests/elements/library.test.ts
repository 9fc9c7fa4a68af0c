import { expect, test } from 'vitest'
import { selectRenderer } from '../../scripts/renderer.ts'
import { open } from '../e2e/harness.ts'
import { waitForElements } from './page.ts'

test('each element of the delivered kit tells which library draws it: Preact, or the one that KIT_LIBRARY has named', async () => {
  const { page } = await open({ html: '<shop-cart-button></shop-cart-button>' })
  await waitForElements(page, 'shop-cart-button')
  const box = page.locator('shop-cart-button [data-shop-root]')
  expect(await box.getAttribute('data-shop-root')).toBe(`${selectRenderer()}-1`)
  expect(() => selectRenderer('svelte')).toThrow('KIT_LIBRARY is preact or react, not "svelte".')
})

test('the styles of what holds a part win over those of the part: a field leaves room for the sign that its box puts into it', async () => {
  const { page } = await open({ html: '<shop-search></shop-search>' })
  await waitForElements(page, 'shop-search')
  const room = await page.locator('shop-search input').evaluate((field) => Number.parseFloat(getComputedStyle(field).paddingInlineStart))
  const sign = page.locator('shop-search form svg').first()
  const [field, drawn] = [await page.locator('shop-search input').boundingBox(), await sign.boundingBox()]
  if (!field || !drawn) throw new Error('The search is not there')
  expect(field.x + room).toBeGreaterThan(drawn.x + drawn.width)
})

test('what fills a form in one go, as password managers do, is heard: each field is focused, written and left before anything is drawn', async () => {
  const { page, calls } = await open({ html: '<shop-login></shop-login>' })
  await page.locator('shop-login input[name=password]').waitFor()
  await page.locator('shop-login form').evaluate((form) => {
    const write = (field: HTMLInputElement, text: string) => {
      field.focus()
      field.value = text
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
