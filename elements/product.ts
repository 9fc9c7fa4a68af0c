import { galleryThumbnailsCount } from '../src/domain/constants.ts'
import { Product } from '../src/views/product/product.tsx'
import { flag, number, text, words } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * A product with its pictures, options and buy box, as on a product page.
 *
 * Keyboard: values of an option are radio buttons (arrows choose), tabs follow the arrows, Home and End, the pictures the
 * arrows left and right; the whole screen closes with Escape. What keeps a product from the cart is said as an alert, and the
 * focus goes to the first option that waits for a choice.
 */
export const product = contract({
  tag: 'shop-product',
  view: Product,
  frame: 'block',
  attributes: {
    /** id of the product; it or the code is needed */
    productId: text(),
    /** code of one of its variants, which is chosen at first */
    code: text(),
    /** offers only the variants with this value, as {attribute code}:{value} */
    byAttribute: text(),
    /** offers only the variants with these codes */
    variantCodes: words(),
    /** shows the row of small pictures */
    thumbnails: flag(true),
    /** small pictures before the rest is a '+N' tile */
    thumbnailsCount: number(galleryThumbnailsCount, { min: 1, max: 100, integer: true }),
    /** the last picture is followed by the first */
    wrap: flag(true),
    /** shows the description in tabs */
    tabs: flag(true),
    /** shows the wishlist heart */
    wishlist: flag(true),
    /** lets the shopper choose the quantity */
    quantity: flag(true),
    /** lets the shopper choose the options; its property is `options`, for `attributes` belongs to every element */
    options: { ...flag(true), written: 'attributes' },
    /** form of the inquiry; the shop's own when absent, and no inquiry without one */
    inquiryFormId: text(),
    /** the hash of the address names the value of the split attribute; by itself only in shop-page */
    hashSync: flag(),
    /** tells search engines of the product, in the head of the page; by itself only in shop-page */
    structuredData: flag(),
    /** shows related products below */
    related: flag(false),
  },
  events: [
    'shop-variant-change',
    'shop-add-to-cart',
    'shop-inquiry',
    'shop-wishlist-change',
    'shop-product-click',
    'shop-navigate',
    'shop-analytics',
    'shop-error',
  ],
  slots: ['before-price', 'after-price', 'tabs', 'actions', 'empty', 'loading'],
  parts: [
    'gallery',
    'thumbnails',
    'image',
    'arrow',
    'badge',
    'price',
    'price-old',
    'discount',
    'attributes',
    'quantity',
    'availability',
    'tabs',
    'tab',
    'button',
    'loader',
    'input',
    'link',
    'message',
    'skeleton',
    'error',
    'dialog',
    'dialog-backdrop',
  ],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-product': ElementOf<typeof product>
  }
}
