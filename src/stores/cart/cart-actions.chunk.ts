/** What the buy button needs of the carts, in one chunk: see cart-code.ts. */
export { newLine } from '../../domain/cart/cart-line.ts'
export { addToCart } from './carts.ts'
export { countAddition } from './side-cart.ts'
