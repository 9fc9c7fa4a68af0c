import type { AnyContract } from './contract.ts'
import { firstListRendered } from './first-list-rendered.ts'
import type { LazyTag } from './lazy-tags.ts'

/** Fetches the code of a tag. */
type LoadModule = () => Promise<object>

/** What defines tags. */
export const runtime = () => import('../runtime.ts')
const cart = () => firstListRendered().then(() => import('../cart-tags.ts'))

const coreTags = {
  'shop-add-to-cart': cart,
  'shop-cart-button': cart,
  'shop-config': runtime,
  'shop-product-card': cart,
  'shop-product-list': () => import('../product-list.ts'),
  'shop-side-cart': cart,
}

/** The tags of every day, which the loader knows itself: where their contracts are; those of the cart come together. */
export const registry: Record<string, LoadModule> = coreTags

export type ShopTag = keyof typeof coreTags | LazyTag

/** The contract of a tag among all that its code exports. */
export const findContract = (code: object, tag: string): AnyContract | undefined =>
  Object.values(code).find((part: Partial<AnyContract> | undefined) => part?.tag === tag)
