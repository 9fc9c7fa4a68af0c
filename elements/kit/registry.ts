import type { AnyContract } from './contract.ts'
import { productsShown } from './products-shown.ts'
import type { OtherTag } from './tags.ts'

/** Fetches the code of a tag. */
type FindCode = () => Promise<object>

/** What defines tags. */
export const essentials = () => import('../essentials.ts')
const cart = () => productsShown().then(() => import('../cart-tags.ts'))

const everyday = {
  'shop-add-to-cart': cart,
  'shop-cart-button': cart,
  'shop-config': essentials,
  'shop-product-card': cart,
  'shop-product-list': () => import('../product-list.ts'),
  'shop-side-cart': cart,
}

/** The tags of every day, which the loader knows itself: where their contracts are; those of the cart come together. */
export const registry: Record<string, FindCode> = everyday

export type ShopTag = keyof typeof everyday | OtherTag

/** The contract of a tag among all that its code exports. */
export const contractIn = (code: object, tag: string): AnyContract | undefined =>
  Object.values(code).find((part: Partial<AnyContract> | undefined) => part?.tag === tag)
