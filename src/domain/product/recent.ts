import type { Product } from '../../model/product/product.ts'
import { recentProductsCount } from '../constants.ts'

/** Ids of the products that were looked at, the newest first. */
export type RecentProducts = readonly string[]

/** Puts a product in front; each is kept once, and only the newest of them. */
export const withRecent = (recent: RecentProducts, productId: string): RecentProducts =>
  recent[0] === productId ? recent : [productId, ...recent.filter((id) => id !== productId)].slice(0, recentProductsCount)

/** Those that can be shown beside a product: without itself. */
export const recentExcept = (recent: RecentProducts, productId: string | undefined): RecentProducts =>
  recent.filter((id) => id !== productId)

/** Products in the order of their ids; what is no longer in the catalogue is left out. */
export const sortByIds = (ids: RecentProducts, products: readonly Product[]): Product[] =>
  ids.flatMap((id) => products.find((product) => (product.productId ?? product.id) === id) ?? [])
