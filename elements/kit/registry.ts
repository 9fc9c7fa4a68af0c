import type { AnyContract } from './contract.ts'
import { firstListRendered } from './first-list-rendered.ts'
import type { LazyTag } from './lazy-tags.ts'

/** Fetches the code of a tag. */
type LoadModule = () => Promise<object>

/** Loads the code that defines tags. */
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

/** Loads the contracts of the core tags, by tag. The loader contains these; the others are in generated-tags.ts. The cart tags share a chunk. */
export const registry: Record<string, LoadModule> = coreTags

export type ShopTag = keyof typeof coreTags | LazyTag

/** Finds the contract of a tag among the exports of its module. */
export const findContract = (code: object | undefined, tag: string): AnyContract | undefined =>
  Object.values(code ?? {}).find((part: Partial<AnyContract> | undefined) => part?.tag === tag)
