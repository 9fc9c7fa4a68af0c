import type { Category } from '../../model/listing/category.ts'
import type { CategoriesBannerData } from '../../model/page/categories-banner-data.ts'
import { categorySearchSize } from '../constants.ts'

/** Attributes of a categories banner. An undefined value falls back to the block. */
export interface CategoriesOptions {
  categories: readonly string[] | undefined
  linkCategory: string | undefined
  linkCategoryTitle: string | undefined
  imageFit: 'contain' | 'cover' | undefined
  columns: number | undefined
}

const columnLimits = { min: 1, max: 6 }

/** Merges attributes over the block (CAT-08). Ids are unique and fit into one request together with `linkId`. */
export function resolveCategories(options: CategoriesOptions, data: CategoriesBannerData | undefined) {
  const columns = options.columns ?? data?.columnsCount
  return {
    ids: [...new Set(options.categories ?? data?.categories ?? [])].filter(Boolean).slice(0, categorySearchSize - 1),
    linkId: options.linkCategory ?? data?.linkCategory,
    linkTitle: options.linkCategoryTitle ?? data?.linkCategoryTitle,
    fit: options.imageFit ?? data?.imageFit ?? ('cover' as const),
    columns: columns ? Math.min(Math.max(Math.round(columns), columnLimits.min), columnLimits.max) : undefined,
  }
}

/** Sorts the found categories by `ids`; skips ids that were not found. */
export const inOrder = (ids: readonly string[], found: readonly Category[]): Category[] =>
  ids.flatMap((id) => found.find((category) => category.id === id) ?? [])
