import { expect, userEvent, waitFor } from 'storybook/test'
import { wishlistButton } from '../elements/wishlist-button.ts'
import { $wishlist } from '../src/stores/wishlist/wishlist.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fetchSellable } from './with-cart.ts'
import { withOverflowingWishlist, withWishlist } from './with-wishlist.ts'

export default { ...elementStories(wishlistButton), title: 'Product/shop-wishlist-button' }

export const Empty: ElementStory = {
  beforeEach: withWishlist(0),
  play: async ({ canvasElement }) => {
    const button = await inside(canvasElement, 'shop-wishlist-button')
    await expect(await button.findByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist')
  },
}

export const Filled: ElementStory = {
  beforeEach: withWishlist(3),
  play: async ({ canvasElement }) => {
    const button = await inside(canvasElement, 'shop-wishlist-button')
    await button.findByRole('link', { name: 'Wishlist, 3 products' })
  },
}

/** Shows “100+” for more than 100 products. */
export const BeyondCounting: ElementStory = {
  tags: ['SEARCH-12'],
  beforeEach: withOverflowingWishlist,
  play: async ({ canvasElement }) => {
    const button = await inside(canvasElement, 'shop-wishlist-button')
    await button.findByText('100+')
  },
}

/** The button toggles its product. */
export const HeartOfAProduct: ElementStory = {
  tags: ['WISH-01'],
  beforeEach: withWishlist(0),
  play: async ({ canvasElement }) => {
    const [product] = await fetchSellable()
    canvasElement.querySelector('shop-wishlist-button')?.setAttribute('product-id', product?.id ?? '')
    const button = await inside(canvasElement, 'shop-wishlist-button')
    await userEvent.click(await button.findByRole('button', { name: /^Add to wishlist: / }, { timeout: 5000 }))
    await waitFor(() => expect(Object.values($wishlist.get())).toHaveLength(1))
    await userEvent.click(await button.findByRole('button', { name: /^Remove from wishlist: / }))
    await waitFor(() => expect($wishlist.get()).toEqual({}))
  },
}
