import type { AnyContract } from './contract.ts'
import { productsShown } from './products-shown.ts'
import type { OtherTag } from './tags.ts'

/** Fetches the contract of a tag; nothing where the tag is none of the kit. */
export type FindContract = () => Promise<AnyContract | undefined>

/** What defines tags. */
export const essentials = () => import('./essentials.ts')
const cart = () => productsShown().then(() => import('./cart-tags.ts'))

const everyday = {
  'shop-add-to-cart': () => cart().then((kit) => kit.addToCart as AnyContract),
  'shop-cart-button': () => cart().then((kit) => kit.cartButton as AnyContract),
  'shop-config': () => essentials().then((kit) => kit.config as AnyContract),
  'shop-product-card': () => cart().then((kit) => kit.productCard as AnyContract),
  'shop-product-list': () => essentials().then((kit) => kit.productList as AnyContract),
  'shop-side-cart': () => cart().then((kit) => kit.sideCart as AnyContract),
}

/** The tags of every day, which the loader knows itself; those that come together stand in essentials.ts and cart-tags.ts. */
export const registry: Record<string, FindContract> = everyday

export type ShopTag = keyof typeof everyday | OtherTag
