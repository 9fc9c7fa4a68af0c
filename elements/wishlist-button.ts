import host from '../src/views/wishlist-button/host.css?sheet'
import { WishlistButton } from '../src/views/wishlist-button/wishlist-button.tsx'
import { text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Wishlist icon with the number of wishes; with a product its heart. Keyboard: a link to the wishlist page named with the
 * number, or a button named by what it does to the product.
 */
export const wishlistButton = contract({
  tag: 'shop-wishlist-button',
  view: WishlistButton,
  frame: 'bare',
  attributes: {
    /** makes it the heart of this product */
    productId: text(),
    /** which variant of the product is wished; its own code when absent */
    code: text(),
  },
  events: ['shop-wishlist-change', 'shop-navigate'],
  slots: ['icon'],
  parts: ['button', 'badge'],
  styles: [host],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-wishlist-button': ElementOf<typeof wishlistButton>
  }
}
