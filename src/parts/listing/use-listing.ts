import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { $idle, type Remote } from '../../base/http/remote.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import { filterTypes, isNoMatch } from '../../domain/listing/listing-query.ts'
import { hasSource, type ListingSource, toFiltersQuery, toProductsQuery } from '../../domain/listing/listing-request.ts'
import { clampPage, initialSize, offeredSizes, pageCount } from '../../domain/listing/paging.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { Filter } from '../../model/listing/filter.ts'
import type { ProductsQuery } from '../../model/listing/query.ts'
import { type Product, products } from '../../model/product/product.ts'
import { stringify } from '../../model/stringify.ts'
import { configurationStore } from '../../stores/app/configuration.ts'
import { languageStore } from '../../stores/app/language.ts'
import { filtersStore, type ProductList, productListStore } from '../../stores/listing/products.ts'
import { useLastDefined } from '../app/use-last-defined.ts'
import type { ListingProps } from './listing-props.ts'
import { type ListingState, useListingQuery } from './use-listing-query.ts'

export interface Listing {
  configuration: Configuration | undefined
  state: ListingState
  /** the current query, its page clamped to the pages that exist */
  query: ListingQuery | undefined
  /** request of one page; undefined if there is nothing to request */
  queryForPage: ((page: number) => ProductsQuery) | undefined
  /** the first page on screen */
  result: Remote<ProductList>
  reload: () => void
  filters: Remote<readonly Filter[]>
  /** the last filters that loaded */
  knownFilters: readonly Filter[] | undefined
  /** number of products in all pages; the previous number while a new one loads, undefined if loading fails */
  total: number | undefined
  pages: number
  sizes: readonly number[]
  splitBy: string | undefined
  hasSource: boolean
}

/** Total of one query, regardless of its page. */
interface CountedTotal {
  key: string
  total: number
}

/**
 * Data and state of a listing, from its attributes, the URL and the shop.
 *
 * Each step needs the one before it: the configuration completes the query, the types of the filters complete the reading of
 * the query from the URL, the total of the query clamps the page, and only then is the page requested.
 */
export function useListing(source: ListingSource, props: ListingProps, isLoading: boolean, keepPrevious: boolean): Listing {
  const settings = useSettings()
  const language = useStore(languageStore(settings))
  const shop = useStore(configurationStore(settings, language))
  const configuration = shop.value
  const sizes = offeredSizes(props.pageSizes, configuration?.predefinedSizes, props.pageSize)
  const size = initialSize(props.pageSize, sizes)
  const state = useListingQuery(props, {
    sizes: [...sizes, size],
    sorts: configuration?.sorts?.map(({ value }) => value),
    defaults: { page: props.page, size, sort: props.sort },
  })
  useFirstPage(source, state)
  const splitBy = props.splitBy === 'off' ? undefined : (props.splitBy ?? configuration?.splitProductsByAttribute)
  const context = { language, recommendedList: configuration?.recommendedProductsList, splitBy }
  const givenProducts = useGivenProducts(props.products ?? (isNoMatch(source.presetFilters) ? nothing : undefined))
  const isGiven = givenProducts !== undefined
  const hasProducts = isGiven || state.query === undefined || hasSource(source, state.query)
  const isContextKnown = configuration !== undefined || shop.status === 'failed' || needsNoConfiguration(source, props)
  const shouldFetch = isLoading && isContextKnown && hasProducts && !isGiven

  const filtersQuery = shouldFetch && state.query && props.filters ? toFiltersQuery(source, state.query, context) : undefined
  const $filters = filtersQuery ? filtersStore(settings, filtersQuery) : $idle
  const filters: Remote<readonly Filter[]> = useStore($filters)
  const knownFilters = useLastDefined(filters.value)
  const query = knownFilters ? state.read(filterTypes(knownFilters)) : state.query
  const productsQuery = shouldFetch && query ? toProductsQuery(source, query, context) : undefined

  const [countedTotal, setCountedTotal] = useState<CountedTotal>()
  const countKey = toCountKey(productsQuery)
  const exactTotal = givenProducts?.length ?? (countedTotal?.key === countKey ? countedTotal.total : undefined)
  const pages = limitedPageCount(exactTotal ?? countedTotal?.total ?? 0, props.limit, query?.size ?? size)
  const page = currentPage(query, exactTotal, pages)
  const firstPage = props.pager === 'more' ? 0 : page

  const $result = productsQuery ? productListStore(settings, { ...productsQuery, page: firstPage }, { count: needsTotal(props) }) : $idle
  const result: Remote<ProductList> = useStore($result)
  const lastList = useLastDefined(result.value)
  const loadedTotal = result.value?.total
  // set while rendering, so that no page past the end is ever painted
  if (!isGiven && loadedTotal !== undefined && loadedTotal !== exactTotal) setCountedTotal({ key: countKey, total: loadedTotal })

  return {
    configuration,
    state,
    query: query && { ...query, page },
    queryForPage: productsQuery && toPageQuery(productsQuery),
    result: isGiven && query ? readyPage(givenProducts, firstPage, query.size) : withFallback(result, keepPrevious ? lastList : undefined),
    reload() {
      $result.reload()
      $filters.reload()
    },
    filters,
    knownFilters,
    total: exactTotal ?? (result.status === 'failed' ? undefined : countedTotal?.total),
    pages,
    sizes,
    splitBy,
    hasSource: hasProducts,
  }
}

/** Returns to the first page when the source changes. If the listing owns the URL, the URL names the page. */
function useFirstPage({ productList, category, search, recommended }: ListingSource, { query, ownsUrl, change }: ListingState) {
  const key = stringify([productList, category, search, recommended])
  const lastKey = useRef(key)
  useLayoutEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    if (query && query.page > 0 && !ownsUrl) change({ ...query, page: 0 })
  }, [key])
}

const nothing: readonly Product[] = []

/** Validates products of the host page like those of a response: drops malformed ones (R17). */
const useGivenProducts = (given: unknown) => useMemo(() => (given === undefined ? undefined : products.safeParse(given).data), [given])

/** True if the attributes alone determine the query: it need not wait for the configuration. */
const needsNoConfiguration = (source: ListingSource, props: ListingProps): boolean =>
  props.splitBy !== undefined && !source.recommended && props.urlSync === 'off'

const needsTotal = (props: ListingProps): boolean => props.pager !== 'none' || props.count || props.filters

/** Equal for all pages of a query: they share one total. */
const toCountKey = (query: ProductsQuery | undefined): string => stringify({ ...query, page: 0 })

const toPageQuery = (query: ProductsQuery) => (page: number) => ({ ...query, page })

const limitedPageCount = (total: number, limit = Number.POSITIVE_INFINITY, size: number): number => pageCount(Math.min(total, limit), size)

/** The requested page, clamped once the total of exactly this query is known. */
const currentPage = (query: ListingQuery | undefined, exactTotal: number | undefined, pages: number): number =>
  query && exactTotal !== undefined ? clampPage(query.page, pages) : (query?.page ?? 0)

const readyPage = (given: readonly Product[], page: number, size: number): Remote<ProductList> => ({
  status: 'ready',
  value: { products: given.slice(page * size).slice(0, size), total: given.length },
})

const withFallback = (result: Remote<ProductList>, previous: ProductList | undefined): Remote<ProductList> =>
  previous ? { ...result, value: previous } : result
