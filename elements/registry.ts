import type { AnyContract } from './contract.ts'

const essentials = () => import('./essentials.ts')

/** One line per tag: where its contract is. Those of every day come together, see essentials.ts. */
export const registry = {
  'shop-add-to-cart': () => essentials().then((kit) => kit.addToCart as AnyContract),
  'shop-cart-button': () => essentials().then((kit) => kit.cartButton as AnyContract),
  'shop-config': () => essentials().then((kit) => kit.config as AnyContract),
  'shop-product-card': () => essentials().then((kit) => kit.productCard as AnyContract),
  'shop-product-list': () => essentials().then((kit) => kit.productList as AnyContract),
  'shop-side-cart': () => import('./side-cart.ts').then((module) => module.sideCart as AnyContract),
}

export type ShopTag = keyof typeof registry
