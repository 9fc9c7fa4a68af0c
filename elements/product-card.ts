import { ProductCardElement } from '../src/views/product-card/product-card-element.tsx'
import { oneOf, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'
import { listingAttributes } from './kit/listing-attributes.ts'

const { addToCart, wishlist, badges, availability, discount, splitBy, linkTarget } = listingAttributes

/**
 * One product as a card or a row; however many a page has, they are fetched together. Keyboard: one link for the whole card,
 * then the heart, the quantity and the button. Screen readers: an article; heart and button name their product.
 */
export const productCard = contract({
  tag: 'shop-product-card',
  view: ProductCardElement,
  frame: 'bare',
  attributes: {
    /** id of the product; it or the code is needed */
    productId: text(),
    /** code of one of its variants */
    code: text(),
    /** card or row */
    layout: oneOf(['grid', 'list'], 'grid'),
    /** false hides the add-to-cart form where the shop shows one */
    addToCart,
    /** shows the wishlist heart */
    wishlist,
    /** shows the labels new, top, sale and restocked */
    badges,
    /** false hides the availability where the shop shows it */
    availability,
    /** shows the discount */
    discount,
    /** attribute that splits products into a row per value, or off; the shop decides when absent */
    splitBy,
    /** where the product link opens */
    linkTarget,
  },
  events: ['shop-add-to-cart', 'shop-product-click', 'shop-wishlist-change', 'shop-navigate', 'shop-analytics'],
  slots: ['badges', 'actions'],
  parts: ['card', 'image', 'link', 'badge', 'discount', 'price', 'price-old', 'availability', 'button', 'input', 'skeleton', 'error'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-product-card': ElementOf<typeof productCard>
  }
}
