import type { AnyContract } from './contract.ts'

/** One line per tag: where its contract is. */
export const registry = {
  'shop-add-to-cart': () => import('./add-to-cart.ts').then((module) => module.addToCart as AnyContract),
  'shop-cart-button': () => import('./cart-button.ts').then((module) => module.cartButton as AnyContract),
  'shop-config': () => import('./config.ts').then((module) => module.config as AnyContract),
  'shop-side-cart': () => import('./side-cart.ts').then((module) => module.sideCart as AnyContract),
}

export type ShopTag = keyof typeof registry
