import { loader } from './loader.ts'
import type { ShopTag } from './registry.ts'

export { configure } from '../src/base/settings.ts'
export type { ShopTag } from './registry.ts'

/** Defines one tag without waiting for it to appear on the page. */
export const define = (tag: ShopTag): Promise<void> => loader?.defineTag(tag) ?? Promise.resolve()

/** Defines every tag of the kit. */
export const defineAll = async (): Promise<void> => {
  await Promise.all((loader?.tags ?? []).map(define))
}
