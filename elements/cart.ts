import sheet from '../src/views/cart/cart.css?sheet'
import { Cart } from '../src/views/cart/cart.tsx'
import { flag, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * The cart page, which includes the checkout: cart lines, several carts, discount codes, delivery, recipient, payment, totals,
 * order. Keyboard: Tab follows the page order, arrow keys move within delivery and payment. Enter confirms a quantity, a code
 * or a field and never places the order. A failed attempt to order moves the focus to the first missing field, a successful one
 * to the order number. Screen readers: an error belongs to its field; removals, prices and the order are announced.
 *
 * Do: Place it on a page with a short header and footer, so that nothing competes with the order. Don't: Open it in a dialog
 * or a narrow column: the checkout needs the width.
 */
export const cart = contract({
  tag: 'shop-cart',
  view: Cart,
  frame: 'block',
  attributes: {
    /** id of a saved cart to restore; the URL parameter `restoredCartId` does the same */
    restoredCartId: text(),
    /** shows the SKU of each line */
    showSku: flag(false),
    /** shows the discount code field */
    discountCode: flag(true),
    /** shows the gift voucher field */
    giftVoucher: flag(true),
    /** shows the delivery step */
    delivery: flag(true),
    /** shows the payment step */
    payment: flag(true),
    /** lets the customer download the cart as a commercial offer */
    commercialOffer: flag(true),
    /** text of the order button, in which `{total}` stands for the sum; default: "Place order · pay {total}" in the language of the page */
    checkoutLabel: text(),
  },
  events: ['shop-cart-change', 'shop-price', 'shop-checkout', 'shop-order', 'shop-analytics', 'shop-navigate'],
  slots: ['before-totals', 'after-totals', 'empty'],
  parts: [
    'line',
    'image',
    'link',
    'price',
    'price-old',
    'quantity',
    'totals',
    'free-delivery',
    'summary',
    'delivery',
    'recipient',
    'payment',
    'choice',
    'confirmation',
    'field',
    'input',
    'error',
    'message',
    'button',
  ],
  styles: [sheet],
})
