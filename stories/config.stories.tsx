import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { cartButton } from '../elements/cart-button.ts'
import { config } from '../elements/config.ts'
import type { AnyContract } from '../elements/kit/contract.ts'
import { define } from '../elements/kit/define.tsx'
import { type ElementStory, elementStories, inside, text } from './element-story.tsx'
import { withCart } from './with-cart.ts'

define(cartButton as AnyContract)

export default {
  ...elementStories(config),
  title: 'Page/shop-config',
  render: (values: Parameters<typeof text>[0]) => createElement(config.tag, text(values), createElement(cartButton.tag)),
}

const schemeOf = (canvas: HTMLElement) => {
  const button = canvas.querySelector('shop-cart-button')
  return button && getComputedStyle(button).colorScheme
}

export const Connected: ElementStory = {
  beforeEach: withCart(3),
  play: async ({ canvasElement }) => {
    const button = await inside(canvasElement, 'shop-cart-button')
    await button.findByText('Cart, 3 products')
  },
}

export const Dark: ElementStory = {
  args: { theme: 'dark' },
  beforeEach: withCart(3),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'shop-cart-button')
    await waitFor(() => expect(schemeOf(canvasElement)).toBe('dark'))
  },
}

export const OwnTexts: ElementStory = {
  beforeEach: withCart(),
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('shop-config')
    if (element) element.translations = { 'Cart is empty': 'Nothing in your basket' }
    const button = await inside(canvasElement, 'shop-cart-button')
    await button.findByText('Nothing in your basket')
    if (element) element.translations = undefined
  },
}
