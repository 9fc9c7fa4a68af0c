import { maxQuantity, minQuantity } from '../src/domain/constants.ts'
import sheet from '../src/views/add-to-cart/add-to-cart-button.css?sheet'
import { AddToCartButton } from '../src/views/add-to-cart/add-to-cart-button.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * A buy button for one product, for use anywhere on a page. Keyboard: Enter in the quantity field or on the button adds the
 * product. A product with a required input, or with variants and no `code`, has a link to its page instead. Screen readers: the product
 * title is part of the button's name, and the addition is announced.
 *
 * Do: Use it in an article or a landing page about one product. Add shop-side-cart or shop-cart-button to the page, so that
 * the result is visible. Don't: Build a product list from it: shop-product-list loads all products in one request.
 *
 * @serverRendered
 */
export const addToCart = contract({
  tag: 'shop-add-to-cart',
  view: AddToCartButton,
  frame: 'bare',
  attributes: {
    /** id of the product */
    productId: text(),
    /** code of the variant to add; may be omitted if the product has only one */
    code: text(),
    /** quantity added per click, 1 to 9999 */
    quantity: number(minQuantity, { min: minQuantity, max: maxQuantity, integer: true }),
    /** shows a quantity input */
    quantityInput: flag(false),
    /** label of the button */
    label: text(),
  },
  events: ['shop-add-to-cart', 'shop-cart-change', 'shop-analytics', 'shop-navigate', 'shop-error'],
  parts: ['button', 'loader', 'input', 'error'],
  styles: [sheet],
})
