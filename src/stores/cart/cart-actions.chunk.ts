/** The cart code that the buy button needs, in one chunk. See cart-code.ts. */
export { newLine } from '../../domain/cart/cart-line.ts'
export { addToCart } from './carts.ts'
export { announceAddition } from './side-cart.ts'
