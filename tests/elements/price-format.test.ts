import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Configuration } from '../../src/model/app/configuration.ts'
import { buyButton, buyTag, cartTags, soldProducts } from '../e2e/cart/cart-steps.ts'
import { open } from '../e2e/harness.ts'

const configure = (page: Page, configuration: Partial<Configuration>) =>
  page.evaluate((fields) => {
    const config = document.querySelector('shop-config')
    if (config) config.configuration = fields
  }, configuration)

/** As a test reads it: spaces of one kind, no marks of direction. */
const plain = (text: string | null) =>
  (text ?? '')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

test.each([
  ['lt', (amount: string) => `${amount.replace('.', ',')} €`],
  ['en', (amount: string) => `€${amount}`],
])(
  'with priceFormat "intl", a card, the cart and its total are in the format of %s; without, in that of the specification',
  async (language, written) => {
    const [product] = await soldProducts(1)
    if (!product) throw new Error('The shop sells nothing')
    const price = product.priceNow.toFixed(2)
    const html = `<shop-product-card product-id="${product.id}"></shop-product-card>${buyTag(product)}${cartTags}`
    const { page, errors } = await open({ html: html.replace('<shop-cart-button>', '<shop-cart-button show-total>'), language: 'en' })
    await buyButton(page).click()
    const cardPrice = page.locator('shop-product-card .price')
    const total = page.locator('shop-cart-button .cart-total')
    const read = async () => [plain(await cardPrice.textContent()), plain(await total.textContent())]
    const specified = `€${price.replace('.', ',')}`
    await expect.poll(read).toEqual([specified, specified])
    await page.evaluate((chosen) => document.querySelector('shop-config')?.setAttribute('language', chosen), language)
    await configure(page, { priceFormat: 'intl' })
    await expect.poll(read).toEqual([written(price), written(price)])
    expect(await cardPrice.locator('.price-cents').textContent()).toBe(price.slice(-2))
    await configure(page, {})
    await expect.poll(read).toEqual([specified, specified])
    expect(errors).toEqual([])
  },
)

test('amounts that state no currency have that of the configuration, and an attribute of the page wins', async () => {
  const [product] = await soldProducts(1)
  if (!product) throw new Error('The shop sells nothing')
  const { page } = await open({ html: `<shop-product product-id="${product.id}"></shop-product>`, language: 'en' })
  const delivery = page.locator('shop-product .stock-facts')
  await delivery.getByText('€2,49').waitFor()
  await configure(page, { currency: 'USD' })
  await delivery.getByText('$2,49').waitFor()
  await configure(page, { currency: 'KWD', priceFormat: 'intl' })
  await expect.poll(async () => plain(await delivery.textContent())).toContain('KWD 2.490')
  await page.evaluate(() => document.querySelector('shop-config')?.setAttribute('currency', 'SEK'))
  await expect.poll(async () => plain(await delivery.textContent())).toContain('SEK 2.49')
})
