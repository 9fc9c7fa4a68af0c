import sheet from '../src/views/side-cart/side-cart.css?sheet'
import { SideCart } from '../src/views/side-cart/side-cart.tsx'
import { flag, oneOf } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * The cart in a side panel: lines, totals, a link to the checkout. Keyboard: opening it moves the focus into it; Escape, the
 * close button, a click outside or a navigation closes it and returns the focus. Enter confirms a quantity; a quantity below 1
 * removes the line and moves the focus to Undo. Screen readers: removals and lines that cannot be delivered are announced.
 *
 * Do: Place it once, at the end of the body, with auto-open if adding a product should show the cart. Don't: Use it as the
 * only way to the checkout: shop-cart-button links to the cart page as well.
 */
export const sideCart = contract({
  tag: 'shop-side-cart',
  view: SideCart,
  frame: 'bare',
  attributes: {
    /** whether the side cart is open; an empty cart stays closed */
    open: flag(false),
    /** edge of the screen at which it opens */
    side: oneOf(['right', 'left'], 'right'),
    /** shows the SKU of each line; the shop's configuration decides when absent */
    showSku: flag(),
    /** opens when a product is added to the cart */
    autoOpen: flag(false),
  },
  events: ['shop-cart-open', 'shop-cart-close', 'shop-cart-change', 'shop-checkout-click', 'shop-analytics', 'shop-navigate'],
  slots: [
    /** between the totals and the link to the checkout */
    'footer',
  ],
  parts: [
    'dialog',
    'dialog-backdrop',
    'drawer',
    'line',
    'image',
    'link',
    'price',
    'price-old',
    'quantity',
    'totals',
    'free-delivery',
    'button',
    'message',
    'toast',
  ],
  styles: [sheet],
})
