import { recentProductsCount } from '../../domain/constants.ts'
import { type RecentProducts, withRecent } from '../../domain/product/recent.ts'
import { persisted } from '../../kit/persisted.ts'

const maxIdLength = 200

/** What may lie in the storage: a list of ids; anything else is left out. */
function readRecent(value: unknown): { value: RecentProducts; damaged: boolean } {
  if (!Array.isArray(value)) return { value: [], damaged: true }
  const ids = value.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= maxIdLength)
  return { value: [...new Set(ids)].slice(0, recentProductsCount), damaged: ids.length < value.length }
}

/** The products that were looked at on this device, the same in all its tabs; nothing of it goes to the shop. */
export const $recentProducts = persisted<RecentProducts>('recent', { initial: [], read: readRecent, expendable: true })

/** Remembers that the page of a product was looked at; the id is that of the catalogue product. */
export function addRecentProduct(productId: string): void {
  $recentProducts.change((recent) => withRecent(recent, productId))
}

/** Forgets all of them. */
export function clearRecent(): void {
  $recentProducts.change(() => [])
}
