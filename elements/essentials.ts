/*
 * The tags of an everyday content page, and what defines them. The build makes one chunk of all that this file needs at
 * once (vite.config.ts), so that such a page waits for the fewest requests; dialogs and drawers stay on their own.
 */
export { addToCart } from './add-to-cart.ts'
export { cartButton } from './cart-button.ts'
export { config } from './config.ts'
export { define } from './define.tsx'
export { productCard } from './product-card.ts'
export { productList } from './product-list.ts'
