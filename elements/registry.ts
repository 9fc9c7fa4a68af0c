import type { AnyContract } from './contract.ts'
import { productsShown } from './products-shown.ts'

const essentials = () => import('./essentials.ts')
const cart = () => productsShown().then(() => import('./cart.ts'))

/** One line per tag: where its contract is. Those of every day come together, see essentials.ts and cart.ts. */
export const registry = {
  'shop-add-to-cart': () => cart().then((kit) => kit.addToCart as AnyContract),
  'shop-cart-button': () => cart().then((kit) => kit.cartButton as AnyContract),
  'shop-config': () => essentials().then((kit) => kit.config as AnyContract),
  'shop-product-card': () => cart().then((kit) => kit.productCard as AnyContract),
  'shop-product-list': () => essentials().then((kit) => kit.productList as AnyContract),
  'shop-side-cart': () => cart().then((kit) => kit.sideCart as AnyContract),
}

export type ShopTag = keyof typeof registry
