import { recentProductsCount } from '../../domain/constants.ts'
import { type RecentProducts, withRecent } from '../../domain/product/recent.ts'
import { persisted } from '../../kit/persisted.ts'

const maxIdLength = 200

/** Parses the stored value: a list of ids. Drops anything else. */
function readRecent(value: unknown): { value: RecentProducts; damaged: boolean } {
  if (!Array.isArray(value)) return { value: [], damaged: true }
  const ids = value.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= maxIdLength)
  return { value: [...new Set(ids)].slice(0, recentProductsCount), damaged: ids.length < value.length }
}

/** The products viewed in this browser, shared by all tabs. Never sent to the shop. */
export const $recentProducts = persisted<RecentProducts>('recent', { initial: [], read: readRecent, expendable: true })

/** Records a view of a product page. `productId` is the id in the catalogue. */
export function addRecentProduct(productId: string): void {
  $recentProducts.change((recent) => withRecent(recent, productId))
}

/** Clears the list. */
export function clearRecent(): void {
  $recentProducts.change(() => [])
}
