import sheet from '../src/views/cart-button/cart-button.css?sheet'
import { CartWithTotal } from '../src/views/cart-button/cart-with-total.tsx'
import { flag, oneOf } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * Cart icon with the number of items; shakes when the number changes. Keyboard: a link; Enter and Space act like a click.
 * Screen readers: the number of items is part of its name.
 *
 * Do: Place it where shoppers look for the cart: at the end of the header. Don't: Place two on one screen: both would announce
 * every change.
 *
 * @serverRendered
 */
export const cartButton = contract({
  tag: 'shop-cart-button',
  view: CartWithTotal,
  frame: 'bare',
  attributes: {
    /** what a click opens: `side` the side cart, `page` the cart page, `auto` one of the two by screen size */
    action: oneOf(['auto', 'side', 'page'], 'auto'),
    /** shows the cart total next to the icon */
    showTotal: flag(false),
  },
  events: ['shop-cart-open', 'shop-navigate'],
  slots: ['icon'],
  parts: [
    'button',
    /** the number of items */
    'badge',
    'total',
  ],
  styles: [sheet],
})
