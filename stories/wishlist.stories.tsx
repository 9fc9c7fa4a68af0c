import { expect, userEvent, waitFor } from 'storybook/test'
import { wishlist } from '../elements/wishlist.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withUnavailableWishes, withWishlist } from './with-wishlist.ts'

export default { ...elementStories(wishlist), title: 'Product/shop-wishlist' }

export const Filled: ElementStory = {
  beforeEach: withWishlist(3),
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, 'shop-wishlist')
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3), { timeout: 5000 })
    await list.findByText('3 products')
  },
}

/** Shows a message without products. */
export const Empty: ElementStory = {
  tags: ['WISH-09'],
  beforeEach: withWishlist(0),
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, 'shop-wishlist')
    await list.findByRole('heading', { name: 'Your wishlist is empty' })
    await expect(list.queryByRole('list')).toBeNull()
  },
}

/** Removes a product from the list. */
export const TakenOff: ElementStory = {
  tags: ['WISH-01'],
  beforeEach: withWishlist(2),
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, 'shop-wishlist')
    for (const left of [1, 0]) {
      const [heart] = await list.findAllByRole('button', { name: /^Remove from wishlist/ }, { timeout: 5000 })
      if (heart) await userEvent.click(heart)
      await waitFor(() => expect(list.queryAllByRole('button', { name: /^Remove from wishlist/ })).toHaveLength(left), { timeout: 5000 })
    }
    await list.findByText('Your wishlist is empty')
  },
}

export const WithGoneProducts: ElementStory = {
  beforeEach: withUnavailableWishes(2),
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, 'shop-wishlist')
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2), { timeout: 5000 })
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/slow-4000@products' },
  beforeEach: withWishlist(2),
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, 'shop-wishlist')
    await expect(await list.findByRole('list')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@products' },
  beforeEach: withWishlist(2),
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, 'shop-wishlist')
    await list.findByRole('alert', {}, { timeout: 5000 })
    await list.findByRole('button', { name: 'Try again' })
  },
}
