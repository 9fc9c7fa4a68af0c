import type { Product } from '../../model/product/product.ts'
import { recentProductsCount } from '../constants.ts'

/** Ids of recently viewed products, newest first. */
export type RecentProducts = readonly string[]

/** Moves a product to the front. Keeps the newest `recentProductsCount`. */
export const withRecent = (recent: RecentProducts, productId: string): RecentProducts =>
  recent[0] === productId ? recent : [productId, ...recent.filter((id) => id !== productId)].slice(0, recentProductsCount)

/** Recently viewed products without the given one. */
export const recentExcept = (recent: RecentProducts, productId: string | undefined): RecentProducts =>
  recent.filter((id) => id !== productId)

/** Sorts products by `ids`; skips ids that the catalogue no longer has. */
export const sortByIds = (ids: RecentProducts, products: readonly Product[]): Product[] =>
  ids.flatMap((id) => products.find((product) => (product.productId ?? product.id) === id) ?? [])
