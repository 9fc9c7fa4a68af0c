/*
 * The tags for the cart and single products, in one chunk with the cart code. On a page with a product list it is loaded
 * after the first list has rendered.
 */
export * from '../src/stores/cart/cart-actions.chunk.ts'
export { addToCart } from './add-to-cart.ts'
export { cartButton } from './cart-button.ts'
export { productCard } from './product-card.ts'
export { sideCart } from './side-cart.ts'
