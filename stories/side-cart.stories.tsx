import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sideCart } from '../elements/side-cart.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withOpenCart } from './with-cart.ts'

export default { ...elementStories(sideCart), title: 'Cart and checkout/shop-side-cart' }

/** The open cart, once its animation has ended. */
async function dialogIn(canvas: HTMLElement) {
  const dialog = await (await inside(canvas, 'shop-side-cart')).findByRole('dialog', {}, { timeout: 5000 })
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  return dialog
}

/** Shows lines with image, title, quantity and price. */
export const Open: ElementStory = {
  tags: ['SIDE-01', 'SIDE-10'],
  beforeEach: withOpenCart(2, 1, 4),
  play: async ({ canvasElement }) => {
    const cart = within(await dialogIn(canvasElement))
    const lines = await cart.findAllByRole('listitem')
    await expect(lines).toHaveLength(3)
    for (const line of lines) {
      await within(line).findByRole('heading')
      await within(line).findByRole('textbox')
      await within(line).findByText(/^€\d+,\d\d$/)
      await expect(line.querySelector('img')).toHaveAttribute('alt')
    }
  },
}

/** Shows the SKU if it is enabled. */
export const WithSku: ElementStory = {
  tags: ['SIDE-04'],
  args: { 'show-sku': 'true' },
  beforeEach: withOpenCart(1),
  play: async ({ canvasElement }) => {
    const cart = within(await dialogIn(canvasElement))
    await cart.findByText(/^[A-Z]{2}-\d{4}$/)
  },
}

/** Hides the SKU if it is disabled. */
export const WithoutSku: ElementStory = {
  tags: ['SIDE-04'],
  args: { 'show-sku': 'false' },
  beforeEach: withOpenCart(1),
  play: async ({ canvasElement }) => {
    const cart = within(await dialogIn(canvasElement))
    await cart.findByRole('listitem')
    await expect(cart.queryByText(/^[A-Z]{2}-\d{4}$/)).toBeNull()
  },
}

export const FromTheLeft: ElementStory = {
  args: { side: 'left' },
  beforeEach: withOpenCart(1, 2),
  play: async ({ canvasElement }) => {
    const { left } = (await dialogIn(canvasElement)).getBoundingClientRect()
    await waitFor(() => expect(Math.round(left)).toBeLessThanOrEqual(0))
  },
}

export const AmountUnavailable: ElementStory = {
  beforeEach: withOpenCart(9999, 1),
  play: async ({ canvasElement }) => {
    const cart = within(await dialogIn(canvasElement))
    await cart.findByText('Amount unavailable', {}, { timeout: 5000 })
  },
}

export const RemovedLine: ElementStory = {
  beforeEach: withOpenCart(1, 2),
  play: async ({ canvasElement }) => {
    const cart = within(await dialogIn(canvasElement))
    const [remove] = await cart.findAllByRole('button', { name: /^Remove/ })
    if (remove) await userEvent.click(remove)
    const undo = await cart.findByRole('button', { name: 'Undo' })
    await expect(cart.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(undo)
    await waitFor(() => expect(cart.getAllByRole('listitem')).toHaveLength(2))
  },
}
