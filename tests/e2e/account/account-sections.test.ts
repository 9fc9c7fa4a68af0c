import { expect, test } from 'vitest'
import { cartOf, leaveCart, lineOf, soldProducts } from '../cart/cart-steps.ts'
import { open } from '../harness.ts'
import { openLoggedIn } from '../session/login-steps.ts'

const [product] = await soldProducts(1)
if (!product) throw new Error('The shop sells too little for these tests')
const [imageId = ''] = (product as { images?: string[] }).images ?? []

/** Opens a section of the customer area, for a customer of its own, because the server keeps the cart. */
async function openSection(section: string) {
  const context = await openLoggedIn()
  const lines = [
    { ...lineOf(product as never), imageId },
    { guid: 'bare', id: 'gone', code: 'GONE', quantity: 1 },
  ]
  const { page } = await open({
    html: `<shop-account-section section="${section}"></shop-account-section>`,
    context,
    before: leaveCart(cartOf(lines)),
  })
  return page.locator('shop-account-section')
}

test('the carts of a customer show pictures of their products, and an empty box for one without', async () => {
  const section = await openSection('carts')
  const card = section.getByRole('listitem').filter({ hasText: product.title })
  const pictures = card.locator('.order-picture')
  await expect.poll(() => pictures.count()).toBe(2)
  const image = card.locator('img.order-picture')
  expect(await image.getAttribute('src')).toContain(imageId)
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
})

test('the integrations of a customer name the phone and the email of the shop', async () => {
  const section = await openSection('integrations')
  const href = (name: string) => section.getByRole('link', { name }).getAttribute('href')
  expect(await href('+370 5 205 5514')).toBe('tel:+37052055514')
  expect(await href('hello@birchandbolt.example')).toBe('mailto:hello@birchandbolt.example')
})
