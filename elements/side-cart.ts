import sheet from '../src/views/side-cart/side-cart.css?sheet'
import { SideCart } from '../src/views/side-cart/side-cart.tsx'
import { flag, oneOf } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * The cart in a sheet beside the page: lines, totals, the way to the checkout. Keyboard: the focus goes in when it opens and
 * back to its opener when it closes, by Escape, the cross, a click outside or a visit to another page; Enter finishes a quantity,
 * below 1 removes the line, and the focus goes to Undo. Screen readers hear of a removal and of a line that cannot be delivered.
 */
export const sideCart = contract({
  tag: 'shop-side-cart',
  view: SideCart,
  frame: 'bare',
  attributes: {
    /** shows the cart as soon as it is not empty */
    open: flag(false),
    /** edge of the screen */
    side: oneOf(['right', 'left'], 'right'),
    /** shows the SKU of every line; otherwise the shop's configuration decides */
    showSku: flag(),
    /** opens when something is added */
    autoOpen: flag(false),
  },
  events: ['shop-cart-open', 'shop-cart-close', 'shop-cart-change', 'shop-checkout-click', 'shop-navigate'],
  slots: ['footer'],
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
    'button',
    'message',
    'toast',
  ],
  styles: [sheet],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-side-cart': ElementOf<typeof sideCart>
  }
}
