import type { AnyContract } from './contract.ts'

/** One line per tag: where its contract is. */
export const registry = {
  'shop-cart-button': () => import('./cart-button.ts').then((module) => module.cartButton as AnyContract),
}

export type ShopTag = keyof typeof registry
