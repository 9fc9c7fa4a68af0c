import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { $idle, type Remote } from '../../base/http/remote.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import { filterTypes } from '../../domain/listing/listing-query.ts'
import { hasSource, type ListingSource, toFiltersQuery, toProductsQuery } from '../../domain/listing/listing-request.ts'
import { clampPage, initialSize, offeredSizes, pageCount } from '../../domain/listing/paging.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { Filter } from '../../model/listing/filter.ts'
import type { ProductsQuery } from '../../model/listing/query.ts'
import { products } from '../../model/product/product.ts'
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
  /** what is shown, with a page that exists */
  query: ListingQuery | undefined
  /** the question of one page; undefined while there is nothing to ask */
  queryForPage: ((page: number) => ProductsQuery) | undefined
  /** first page on the screen */
  result: Remote<ProductList>
  reload: () => void
  filters: Remote<readonly Filter[]>
  /** the last filters that arrived */
  knownFilters: readonly Filter[] | undefined
  /** products in all pages; the last known number while a new one is under way, none when it does not come */
  total: number | undefined
  pages: number
  sizes: readonly number[]
  splitBy: string | undefined
  hasSource: boolean
}

/** Everything a listing shows, from its attributes, the address and the shop. */
export function useListing(source: ListingSource, props: ListingProps, isInViewport: boolean, keepPrevious: boolean): Listing {
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
  const given = useGiven(props.products)
  const hasProducts = given !== undefined || state.query === undefined || hasSource(source, state.query)
  const isContextKnown = configuration !== undefined || shop.status === 'failed' || needsNoConfiguration(source, props)
  const shouldFetch = isInViewport && isContextKnown && hasProducts && given === undefined

  const baseQuery = shouldFetch ? state.query : undefined
  const $filters = baseQuery && props.filters ? filtersStore(settings, toFiltersQuery(source, baseQuery, context)) : $idle
  const filters: Remote<readonly Filter[]> = useStore($filters)
  const knownFilters = useLastDefined(filters.value)
  const query = knownFilters ? state.read(filterTypes(knownFilters)) : state.query

  const [countedTotal, setCountedTotal] = useState<{ of: string; total: number }>()
  const productsQuery = shouldFetch && query ? toProductsQuery(source, query, context) : undefined
  const countKey = stringify({ ...productsQuery, page: 0 })
  const limit = props.limit ?? Number.POSITIVE_INFINITY
  const knownTotal = given?.length ?? (countedTotal?.of === countKey ? countedTotal.total : undefined)
  const pages = pageCount(Math.min(knownTotal ?? countedTotal?.total ?? 0, limit), query?.size ?? size)
  const page = knownTotal === undefined || !query ? (query?.page ?? 0) : clampPage(query.page, pages)
  const first = props.pager === 'more' ? 0 : page
  const needsTotal = props.pager !== 'none' || props.count || props.filters
  const $result = productsQuery ? productListStore(settings, { ...productsQuery, page: first }, { count: needsTotal }) : $idle
  const result: Remote<ProductList> = useStore($result)
  const previous = useLastDefined(result.value)
  const fresh = result.value?.total
  if (fresh !== undefined && knownTotal !== fresh && given === undefined) setCountedTotal({ of: countKey, total: fresh })

  return {
    configuration,
    state,
    query: query && { ...query, page },
    queryForPage: productsQuery && ((at) => ({ ...productsQuery, page: at })),
    result:
      given && query
        ? { status: 'ready', value: { products: given.slice(first * query.size).slice(0, query.size), total: given.length } }
        : { ...result, ...(keepPrevious && previous && { value: previous }) },
    reload() {
      $result.reload()
      $filters.reload()
    },
    filters,
    knownFilters,
    total: knownTotal ?? (result.status === 'failed' ? undefined : countedTotal?.total),
    pages,
    sizes,
    splitBy,
    hasSource: hasProducts,
  }
}

/** Another list begins at its first page; an address says itself which page it means. */
function useFirstPage(
  { productList, category, search, recommended }: ListingSource,
  { query, ownsUrl: ownsAddress, change }: ListingState,
) {
  const key = stringify([productList, category, search, recommended])
  const last = useRef(key)
  useLayoutEffect(() => {
    if (last.current === key) return
    last.current = key
    if (query && query.page > 0 && !ownsAddress) change({ ...query, page: 0 })
  }, [key])
}

/** What the page gives is read as an answer of the shop is: one malformed product leaves the others (R17). */
const useGiven = (given: unknown) => useMemo(() => (given === undefined ? undefined : products.safeParse(given).data), [given])

/** True where the attributes alone complete the question: nothing waits for the configuration then. */
const needsNoConfiguration = (source: ListingSource, props: ListingProps): boolean =>
  props.splitBy !== undefined && !source.recommended && props.urlSync === 'off'
