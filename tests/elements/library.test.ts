import { expect, test } from 'vitest'
import { kitLibrary } from '../../scripts/kit-library.ts'
import { open } from '../e2e/harness.ts'
import { ready } from './page.ts'

test('each element of the delivered kit tells which library draws it: Preact, or the one that KIT_LIBRARY has named', async () => {
  const { page } = await open({ html: '<shop-cart-button></shop-cart-button>' })
  await ready(page, 'shop-cart-button')
  const box = page.locator('shop-cart-button [data-shop-root]')
  expect(await box.getAttribute('data-shop-root')).toBe(`${kitLibrary()}-1`)
  expect(() => kitLibrary('svelte')).toThrow('KIT_LIBRARY is preact or react, not "svelte".')
})
