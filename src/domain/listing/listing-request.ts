import type { FiltersQuery, ProductsQuery } from '../../model/listing/query.ts'
import { searchMaxCharacters } from '../constants.ts'
import { type ChosenFilters, filterParameters, type ListingQuery } from './listing-query.ts'

/** Which products a list is about, before anything is filtered. */
export interface ListingSource {
  productList?: string | undefined
  category?: string | undefined
  /** with the products of the subcategories */
  subcategories?: boolean | undefined
  search?: string | undefined
  productIds?: readonly string[] | undefined
  /** only rows that hold one of these variants */
  variantCodes?: readonly string[] | undefined
  recommended?: boolean | undefined
  /** the whole shop is an answer too: a search without a phrase, with filters alone (SEARCH-16) */
  everything?: boolean | undefined
  /** always applied, never shown */
  presetFilters?: ChosenFilters | undefined
}

export interface ListingContext {
  language: string
  /** configuration.recommendedProductsList */
  recommendedList?: string | undefined
  /** attribute code by which rows are split; undefined for one row per product */
  splitBy?: string | undefined
}

/** The list of recommended products takes the place of the named one where the address or the page asks for it. */
const productList = (source: ListingSource, query: ListingQuery, { recommendedList }: ListingContext) =>
  source.recommended || query.recommended ? recommendedList : source.productList

/** False where a list has nothing to ask for: an editor has to choose a source first. */
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

/** What narrows a list and its filters alike: the source, the phrase and all filters, the page's own ones last (LIST-23). */
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

/** The question of a listing's products (CALL-01). */
export const toProductsQuery = (source: ListingSource, query: ListingQuery, context: ListingContext): ProductsQuery => ({
  ...narrowBySource(source, query, context),
  variantCodes: source.variantCodes,
  sort: query.sort,
  page: query.page,
  size: query.size,
})

/** The question of a listing's filters (CALL-09). */
export const toFiltersQuery = (source: ListingSource, query: ListingQuery, context: ListingContext): FiltersQuery =>
  narrowBySource(source, query, context)
