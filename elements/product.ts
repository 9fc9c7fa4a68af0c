import { galleryThumbnailsCount } from '../src/domain/constants.ts'
import { Product } from '../src/views/product/product.tsx'
import { flag, number, text, words } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * A product with images, options and buy box, as on a product page.
 *
 * Keyboard: option values are radio buttons (arrow keys select), tabs respond to the arrow keys, Home and End, images to the
 * left and right arrow keys; Escape closes the fullscreen gallery. If the product cannot be added to the cart, the reason is
 * announced as an alert, and the focus moves to the first option without a selection.
 *
 * Do: Use it as the main content of a product page, with structured-data and hash-sync on. Don't: Place two on one page: each
 * has its own gallery, tabs and buy bar.
 *
 * @serverRendered
 */
export const product = contract({
  tag: 'shop-product',
  view: Product,
  frame: 'block',
  attributes: {
    /** id of the product; either this or `code` is required */
    productId: text(),
    /** code of the initially selected variant */
    code: text(),
    /** offers only variants with this attribute value, written as {attribute code}:{value} */
    byAttribute: text(),
    /** offers only variants with these codes */
    variantCodes: words(),
    /** shows the row of thumbnails */
    thumbnails: flag(true),
    /** number of thumbnails before the "+N" tile, 1 to 100 */
    thumbnailsCount: number(galleryThumbnailsCount, { min: 1, max: 100, integer: true }),
    /** wraps around from the last image to the first */
    wrap: flag(true),
    /** shows the tabs with the description */
    tabs: flag(true),
    /** shows the wishlist button (heart) */
    wishlist: flag(true),
    /** shows a quantity input */
    quantity: flag(true),
    /** shows the option controls; the property is called `options`, because every DOM element already has `attributes` */
    options: { ...flag(true), written: 'attributes' },
    /** id of the inquiry form; default: that of the shop's configuration; without either, no inquiry is offered */
    inquiryFormId: text(),
    /** keeps the value of the split attribute in the URL hash; on by default only inside `shop-page` */
    hashSync: flag(),
    /** adds structured data about the product to the document head; on by default only inside `shop-page` */
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
    'buy-bar',
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
