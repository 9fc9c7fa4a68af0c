import { expect, userEvent, waitFor } from 'storybook/test'
import { productCard } from '../elements/product-card.ts'
import type { Product } from '../src/model/product/product.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-product-card'

export default { ...elementStories(productCard), title: 'Shell/shop-product-card', args: { 'product-id': 'ht-1001' } }

const label = (product: Product) => [product.attributes?.find(({ code }) => code === 'product_label')?.value ?? []].flat().map(String)

const maxPageSize = 150

/** All products of the shop, page by page. */
async function allProducts(page = 0): Promise<Product[]> {
  const products = (await (await fetch(`/api/products?lang=en&size=${maxPageSize}&page=${page}`)).json()) as Product[]
  return products.length < maxPageSize ? products : [...products, ...(await allProducts(page + 1))]
}

/** Finds a product for a story and sets it on the tag. */
const showing =
  (fits: (product: Product) => boolean): NonNullable<ElementStory['play']> =>
  async ({ canvasElement }) => {
    const found = (await allProducts()).find(fits)
    if (!found) throw new Error('The shop has no such product')
    canvasElement.querySelector(tag)?.setAttribute('product-id', found.productId ?? found.id)
    await waitFor(async () => (await inside(canvasElement, tag)).getByRole('link', { name: found.title }), { timeout: 5000 })
  }

const cardIn = async (canvas: HTMLElement) => {
  const card = await inside(canvas, tag)
  await card.findByRole('article', {}, { timeout: 8000 })
  return card
}

export const Plain: ElementStory = {
  name: 'CARD-03 shows its picture',
  play: async ({ canvasElement }) => {
    await cardIn(canvasElement)
    const picture = canvasElement.querySelector(tag)?.shadowRoot?.querySelector('img')
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0), { timeout: 5000 })
  },
}

const badge = (value: string, text: string): ElementStory => ({
  play: async (context) => {
    await showing((product) => label(product).includes(value))(context)
    await expect((await cardIn(context.canvasElement)).getByText(text)).toBeVisible()
  },
})

export const New: ElementStory = { name: 'CARD-04 the badge New', ...badge('new', 'New') }
export const Top: ElementStory = { name: 'CARD-04 the badge Top', ...badge('top', 'Top') }
export const Sale: ElementStory = { name: 'CARD-04 the badge Sale', ...badge('sale', 'Sale') }
export const Restocked: ElementStory = { name: 'CARD-04 the badge Restocked', ...badge('restocked', 'Restocked') }

export const Reduced: ElementStory = {
  name: 'CARD-05, CARD-06 shows the current price, the old price and the discount',
  play: async (context) => {
    await showing(({ priceOld }) => priceOld !== undefined)(context)
    const card = await cardIn(context.canvasElement)
    await expect(card.getByText(/^-\d+%$/)).toBeVisible()
    await expect(card.getByText(/^€\d+,\d\d$/)).toBeVisible()
    await expect(card.getByText(/^€\d+,$/)).toBeVisible()
  },
}

const availability = (colour: string, fits: (product: Product) => boolean): ElementStory => ({
  play: async (context) => {
    await showing(fits)(context)
    await cardIn(context.canvasElement)
    const place = context.canvasElement.querySelector(tag)?.shadowRoot?.querySelector('[part="availability"]')
    await expect(place).toHaveAttribute('data-colour', colour)
  },
})

const stock = ({ availableQuantity, availableStock }: Product) => availableQuantity ?? availableStock ?? 0
const days = (product: Product) => Number(product.attributes?.find(({ code }) => code === 'delivery_days')?.value ?? Number.NaN)

export const Green: ElementStory = {
  name: 'CARD-07 shows green for products in stock',
  ...availability('green', (product) => stock(product) > 0),
}
export const Orange: ElementStory = {
  name: 'CARD-07 shows orange for delivery within ten days',
  ...availability('orange', (product) => stock(product) === 0 && days(product) <= 10),
}
export const Red: ElementStory = {
  name: 'CARD-07 shows red for later delivery',
  ...availability('red', (product) => stock(product) === 0 && days(product) > 10),
}

export const Row: ElementStory = {
  args: { layout: 'list' },
  play: async ({ canvasElement }) => {
    await expect((await cardIn(canvasElement)).getByRole('article')).toHaveAttribute('data-layout', 'list')
  },
}

export const Wished: ElementStory = {
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await userEvent.click(card.getByRole('button', { name: /^Add to wishlist/ }))
    await userEvent.click(await card.findByRole('button', { name: /^Remove from wishlist/ }))
    await card.findByRole('button', { name: /^Add to wishlist/ })
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@products' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    await waitFor(() => expect(canvasElement.querySelector(tag)?.shadowRoot?.querySelector('[part="skeleton"]')).not.toBeNull())
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@products' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  },
}
