import { expect, userEvent, waitFor } from 'storybook/test'
import { productCard } from '../elements/product-card.ts'
import type { Product } from '../src/model/product/product.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-product-card'

export default { ...elementStories(productCard), title: 'Catalogue/shop-product-card', args: { 'product-id': 'ht-1001' } }

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

/** Shows the picture of the product. */
export const Plain: ElementStory = {
  tags: ['CARD-03'],
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

/** Shows the badge “New”. */
export const New: ElementStory = { tags: ['CARD-04'], ...badge('new', 'New') }

/** Shows the badge “Top”. */
export const Top: ElementStory = { tags: ['CARD-04'], ...badge('top', 'Top') }

/** Shows the badge “Sale” unless the percentage says it. */
export const Sale: ElementStory = { tags: ['CARD-04'], args: { discount: 'false' }, ...badge('sale', 'Sale') }

/** Shows the badge “Restocked”. */
export const Restocked: ElementStory = { tags: ['CARD-04'], ...badge('restocked', 'Restocked') }

/** Shows the current price, the old price and the discount. */
export const Reduced: ElementStory = {
  tags: ['CARD-05', 'CARD-06'],
  play: async (context) => {
    await showing(({ priceOld }) => priceOld !== undefined)(context)
    const card = await cardIn(context.canvasElement)
    await expect(card.getByText(/^−\d+%$/)).toBeVisible()
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

/** Shows green for products in stock. */
export const Green: ElementStory = {
  tags: ['CARD-07'],
  ...availability('green', (product) => stock(product) > 0),
}
/** Shows orange for delivery within ten days. */
export const Orange: ElementStory = {
  tags: ['CARD-07'],
  ...availability('orange', (product) => stock(product) === 0 && days(product) <= 10),
}
/** Shows red for later delivery. */
export const Red: ElementStory = {
  tags: ['CARD-07'],
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
