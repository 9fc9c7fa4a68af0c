import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { addToCart } from '../elements/add-to-cart.ts'
import { $itemCount } from '../src/stores/cart/carts.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withCart } from './with-cart.ts'

export default { ...elementStories(addToCart), title: 'Product/shop-add-to-cart' }

export const Idle: ElementStory = {
  args: { 'product-id': 'bl-1603' },
  beforeEach: withCart(),
  play: async ({ canvasElement }) => {
    const tag = await inside(canvasElement, 'shop-add-to-cart')
    await tag.findByRole('button', { name: /^Add to cart, / })
  },
}

export const Added: ElementStory = {
  args: { 'product-id': 'bl-1603' },
  beforeEach: withCart(),
  play: async ({ canvasElement }) => {
    const tag = await inside(canvasElement, 'shop-add-to-cart')
    await userEvent.click(await tag.findByRole('button', { name: /^Add to cart, / }))
    const added = await tag.findByRole('button', { name: /^Added/ })
    await Promise.all(added.getAnimations().map(({ finished }) => finished))
    await expect($itemCount.get()).toBe(1)
  },
}

/** Where no cart is in sight, a notice tells what was added and leads to the cart. */
export const Notice: ElementStory = {
  args: { 'product-id': 'bl-1603' },
  beforeEach: withCart(),
  play: async ({ canvasElement }) => {
    const tag = await inside(canvasElement, 'shop-add-to-cart')
    await userEvent.click(await tag.findByRole('button', { name: /^Add to cart, / }))
    await tag.findByText(/was added to the cart/)
    await tag.findByRole('link', { name: 'View cart' })
  },
}

export const WithQuantity: ElementStory = {
  args: { 'product-id': 'bl-1603', 'quantity-input': true, quantity: 3 },
  beforeEach: withCart(),
  play: async ({ canvasElement }) => {
    const tag = await inside(canvasElement, 'shop-add-to-cart')
    const field = await tag.findByRole('spinbutton')
    await expect(field).toHaveValue(3)
    field.focus()
    fireEvent.input(field, { target: { value: '' } })
    field.blur()
    await waitFor(() => expect(field).toHaveValue(1))
  },
}

export const TooMany: ElementStory = {
  args: { 'product-id': 'bl-1603', 'quantity-input': true, quantity: 9999 },
  beforeEach: withCart(),
  play: async ({ canvasElement }) => {
    const tag = await inside(canvasElement, 'shop-add-to-cart')
    await userEvent.click(await tag.findByRole('button', { name: /^Add to cart, / }))
    await tag.findByText('Amount unavailable')
  },
}

export const OwnLabel: ElementStory = {
  args: { 'product-id': 'bl-1603', label: 'Take the torch' },
  beforeEach: withCart(),
  play: async ({ canvasElement }) => {
    const tag = await inside(canvasElement, 'shop-add-to-cart')
    await tag.findByRole('button', { name: /^Take the torch/ })
  },
}

export const Gone: ElementStory = {
  args: { 'product-id': 'no-such-product' },
  play: async ({ canvasElement }) => {
    const tag = await inside(canvasElement, 'shop-add-to-cart')
    await tag.findByText('This product is no longer available')
  },
}
