import type { Category } from '../../model/listing/category.ts'
import type { Product } from '../../model/product/product.ts'
import { suggestedProductsWithCategories, suggestionsCount } from '../constants.ts'

export type Suggestion = { type: 'product'; item: Product } | { type: 'category'; item: Category }

/** Entries reserved for categories: 1 of 5. */
const categoryShare = suggestionsCount - suggestedProductsWithCategories

interface Found {
  products: readonly Product[]
  /** undefined if the shop suggests products only */
  categories: readonly Category[] | undefined
  /** maximum number of entries */
  limit?: number
}

/** The categories that a search finds products in; all if the shop does not count them. */
export const withResults = (categories: readonly Category[]): Category[] => categories.filter(({ productCount }) => productCount !== 0)

/** Up to five entries. With categories, at most four are products, and categories fill the rest (SEARCH-03, SEARCH-04). */
export function toSuggestions({ products, categories, limit = suggestionsCount }: Found): Suggestion[] {
  const remaining = categories ? Math.max(limit - categoryShare, 0) : limit
  const shownProducts = products.slice(0, remaining).map((item): Suggestion => ({ type: 'product', item }))
  const shownCategories = withResults(categories ?? [])
    .slice(0, limit - shownProducts.length)
    .map((item): Suggestion => ({ type: 'category', item }))
  return [...shownProducts, ...shownCategories]
}
