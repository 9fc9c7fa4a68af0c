import sheet from '../src/views/cart/cart.css?sheet'
import { Cart } from '../src/views/cart/cart.tsx'
import { flag, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * The cart page, which is the checkout too: lines, several carts, codes, delivery, recipient, payment, what it costs, the
 * order. Keyboard: everything by Tab in the order of the page, arrows inside delivery and payment; Enter finishes a
 * quantity, a code or a field and never orders; an attempt to order goes to the first field that is missing, an order to
 * its number. Screen readers hear the error of a field with the field, and of removals, prices and the order as they happen.
 */
export const cart = contract({
  tag: 'shop-cart',
  view: Cart,
  frame: 'block',
  attributes: {
    /** opens this cart of the server; the address may ask for one by `restoredCartId` as well */
    restoredCartId: text(),
    /** shows the SKU of every line */
    showSku: flag(false),
    /** takes discount codes */
    discountCode: flag(true),
    /** takes gift vouchers */
    giftVoucher: flag(true),
    /** asks where and how to deliver */
    delivery: flag(true),
    /** asks how to pay */
    payment: flag(true),
    /** offers the cart as a file */
    commercialOffer: flag(true),
    /** words of the button that orders; 'Checkout' */
    checkoutLabel: text(),
  },
  events: ['shop-cart-change', 'shop-price', 'shop-checkout', 'shop-navigate'],
  slots: ['before-totals', 'after-totals', 'empty'],
  parts: [
    'line',
    'image',
    'link',
    'price',
    'price-old',
    'quantity',
    'totals',
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

declare global {
  interface HTMLElementTagNameMap {
    'shop-cart': ElementOf<typeof cart>
  }
}
