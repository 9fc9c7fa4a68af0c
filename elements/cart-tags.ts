/*
 * The tags around the cart and single products, in one chunk with the code of the carts. On a page with lists they come when
 * the first products are there.
 */
export * from '../src/stores/cart/cart-actions.chunk.ts'
export { addToCart } from './add-to-cart.ts'
export { cartButton } from './cart-button.ts'
export { productCard } from './product-card.ts'
export { sideCart } from './side-cart.ts'
