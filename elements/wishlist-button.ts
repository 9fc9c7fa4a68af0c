import host from '../src/views/wishlist-button/host.css?sheet'
import { WishlistButton } from '../src/views/wishlist-button/wishlist-button.tsx'
import { text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * Wishlist icon with the number of products on the wishlist; with `product-id`, the heart button of that product. Keyboard: a
 * link to the wishlist page, or a button. Screen readers: the link's name includes the number, the button's name says what it
 * does.
 *
 * Do: Place it beside the cart button, so that both are easy to find. Don't: Use it with product-id inside a product card,
 * which has its own heart.
 *
 * @serverRendered
 */
export const wishlistButton = contract({
  tag: 'shop-wishlist-button',
  view: WishlistButton,
  frame: 'bare',
  attributes: {
    /** id of a product; turns the element into the heart button of that product */
    productId: text(),
    /** code of the variant to add; default: the code of the product */
    code: text(),
  },
  events: ['shop-wishlist-change', 'shop-analytics', 'shop-navigate'],
  slots: ['icon'],
  parts: [
    'button',
    /** the number of products on the wishlist */
    'badge',
  ],
  styles: [host],
})
