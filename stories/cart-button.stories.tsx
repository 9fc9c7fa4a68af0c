import { expect, waitFor } from 'storybook/test'
import { cartButton } from '../elements/cart-button.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withCart } from './with-cart.ts'

export default { ...elementStories(cartButton), title: 'Cart and checkout/shop-cart-button' }

export const Empty: ElementStory = {
  beforeEach: withCart(),
  play: async ({ canvasElement }) => {
    const button = await inside(canvasElement, 'shop-cart-button')
    await button.findByText('Cart is empty')
  },
}

export const Filled: ElementStory = {
  beforeEach: withCart(2, 1, 4),
  play: async ({ canvasElement }) => {
    const button = await inside(canvasElement, 'shop-cart-button')
    await button.findByText('Cart, 7 products')
  },
}

export const WithTotal: ElementStory = {
  args: { 'show-total': true },
  beforeEach: withCart(2, 1),
  play: async ({ canvasElement }) => {
    const button = await inside(canvasElement, 'shop-cart-button')
    await button.findByText(/^€\d+,\d\d$/)
  },
}

export const Shaking: ElementStory = {
  beforeEach: withCart(1),
  play: async ({ canvasElement }) => {
    const button = await inside(canvasElement, 'shop-cart-button')
    const name = await button.findByText('Cart, 1 product')
    const link = name.closest('a')
    await withCart(2)()
    await waitFor(() => expect(link?.dataset.shaking).toBe('true'))
    await waitFor(() => expect(link?.dataset.shaking).toBeUndefined())
  },
}
