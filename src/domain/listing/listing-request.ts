import type { FiltersQuery, ProductsQuery } from '../../model/listing/query.ts'
import { searchMaxCharacters } from '../constants.ts'
import { type ChosenFilters, filterParameters, type ListingQuery } from './listing-query.ts'

/** The products of a listing before filters apply. */
export interface ListingSource {
  productList?: string | undefined
  category?: string | undefined
  /** includes products of subcategories */
  subcategories?: boolean | undefined
  search?: string | undefined
  productIds?: readonly string[] | undefined
  /** the ids are those of a visitor, whose products may be gone, and not of the author of the page */
  isSaved?: boolean | undefined
  /** only rows with one of these variants */
  variantCodes?: readonly string[] | undefined
  recommended?: boolean | undefined
  /** allows the whole catalogue: a search by filters, without a phrase (SEARCH-16) */
  everything?: boolean | undefined
  /** always applied, never shown */
  presetFilters?: ChosenFilters | undefined
}

export interface ListingContext {
  language: string
  /** configuration.recommendedProductsList */
  recommendedList?: string | undefined
  /** code of the attribute that splits rows; undefined for one row per product */
  splitBy?: string | undefined
}

/** The recommended list replaces the named one if the URL or the page requests it. */
const productList = (source: ListingSource, query: ListingQuery, { recommendedList }: ListingContext) =>
  source.recommended || query.recommended ? recommendedList : source.productList

/** False if there is nothing to request yet: an editor must choose a source first. */
export const hasSource = (source: ListingSource, query: ListingQuery): boolean =>
  Boolean(
    source.productList ||
      source.category ||
      source.search ||
      source.productIds?.length ||
      source.recommended ||
      source.everything ||
      query.recommended ||
      query.search,
  )

/** Parameters of both the products and the filters query: source, phrase and filters; preset filters win (LIST-23). */
const narrowBySource = (source: ListingSource, query: ListingQuery, context: ListingContext) => ({
  lang: context.language,
  'product-list': productList(source, query, context),
  category: source.category,
  search: (query.search ?? source.search)?.slice(0, searchMaxCharacters),
  includeSubCategories: (source.category !== undefined && source.subcategories) || undefined,
  splitByAttribute: context.splitBy,
  id: source.productIds,
  filters: filterParameters({ ...query.filters, ...source.presetFilters }),
})

/** The query for a listing's products (CALL-01). */
export const toProductsQuery = (source: ListingSource, query: ListingQuery, context: ListingContext): ProductsQuery => ({
  ...narrowBySource(source, query, context),
  variantCodes: source.variantCodes,
  sort: query.sort,
  page: query.page,
  size: query.size,
})

/** The query for a listing's filters (CALL-09). */
export const toFiltersQuery = (source: ListingSource, query: ListingQuery, context: ListingContext): FiltersQuery =>
  narrowBySource(source, query, context)
