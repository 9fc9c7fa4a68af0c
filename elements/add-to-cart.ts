import { maxQuantity, minQuantity } from '../src/domain/constants.ts'
import sheet from '../src/views/add-to-cart/add-to-cart-button.css?sheet'
import { AddToCartButton } from '../src/views/add-to-cart/add-to-cart-button.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * A buy button for any text: one product, found by its id. Keyboard: Enter in the quantity or on the button adds. Screen
 * readers: the title of the product is part of the button's name, what was added is told.
 */
export const addToCart = contract({
  tag: 'shop-add-to-cart',
  view: AddToCartButton,
  frame: 'bare',
  attributes: {
    /** id of the product */
    productId: text(),
    /** code of the variant that is bought; without it the product's only one */
    code: text(),
    /** pieces per click */
    quantity: number(minQuantity, { min: minQuantity, max: maxQuantity, integer: true }),
    /** lets the shopper choose the quantity */
    quantityInput: flag(false),
    /** label of the button */
    label: text(),
  },
  events: ['shop-add-to-cart', 'shop-cart-change', 'shop-analytics', 'shop-navigate', 'shop-error'],
  parts: ['button', 'loader', 'input', 'error'],
  styles: [sheet],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-add-to-cart': ElementOf<typeof addToCart>
  }
}
