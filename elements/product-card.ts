import { ProductCardElement } from '../src/views/product-card/product-card-element.tsx'
import { oneOf, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'
import { listingAttributes } from './kit/listing-attributes.ts'

const { addToCart, wishlist, badges, availability, discount, splitBy, linkTarget } = listingAttributes

/**
 * One product as a card or a row; all cards of a page are loaded in one request. Keyboard: one link for the whole card, then
 * the wishlist button, the quantity and the cart button. Screen readers: an article; both buttons include the name of the
 * product.
 *
 * Do: Use it to point at one product in a text. Don't: Build a grid from many: shop-product-list has filters, pages and one
 * request.
 *
 * @serverRendered
 */
export const productCard = contract({
  tag: 'shop-product-card',
  view: ProductCardElement,
  frame: 'bare',
  attributes: {
    /** id of the product; either this or `code` is required */
    productId: text(),
    /** code of one of the product's variants */
    code: text(),
    /** `grid`: a card; `list`: a row */
    layout: oneOf(['grid', 'list'], 'grid'),
    /** false hides the add-to-cart form that the shop's configuration shows */
    addToCart,
    /** shows the wishlist button (heart) */
    wishlist,
    /** shows the badges new, top, sale and restocked */
    badges,
    /** false hides the availability that the shop's configuration shows */
    availability,
    /** shows the discount */
    discount,
    /** code of the attribute that splits a product into one item per value, or `off`; the shop's configuration decides when absent */
    splitBy,
    /** target of the product link */
    linkTarget,
  },
  events: ['shop-add-to-cart', 'shop-product-click', 'shop-wishlist-change', 'shop-navigate', 'shop-analytics'],
  slots: ['badges', 'actions'],
  parts: ['card', 'image', 'link', 'badge', 'discount', 'price', 'price-old', 'availability', 'button', 'input', 'skeleton', 'error'],
})
