import { type RefObject, useRef } from 'react'
import {
  changeFilter,
  changePage,
  changeSize,
  changeSort,
  clearFilters,
  type FilterValue,
  type ListingQuery,
  readFilters,
} from '../../domain/listing/listing-query.ts'
import { useEmit, useMethods } from '../../kit/host.ts'
import type { ListingProps } from './listing-props.ts'
import type { Listing } from './use-listing.ts'

const maxPage = 999_999_999

type FilterInput = string | FilterValue | undefined

/** Methods of every listing tag. They act once the element is `ready`. */
export interface ListingActions {
  /** Requests the products and the filters again. */
  reload(): void
  /**
   * Sets a filter and shows the first page; without values the filter is removed. `values` are ids of options, or `{ min, max }`,
   * or text as in URLs: `red|blue`, and `10|50` for the price.
   */
  setFilter(field: string, values?: string | FilterValue): void
  /** Removes all filters, except those of `preset-filters`. */
  clearFilters(): void
  /** Shows a page, counted from 0; beyond the last one, the last one. */
  goTo(page: number): void
}

/** Accepts the notation of URLs: 'red|blue', and '10|50' for a price range. */
const readValues = (field: string, values: FilterInput): FilterValue | undefined => {
  if (typeof values !== 'string') return values
  return field === 'price' ? readFilters([[field, values]])[field] : values.split('|').filter(Boolean)
}

/** Actions on a listing, for its controls and as methods of the element. */
export function useListingActions(
  { query, state, reload, total, pages }: Listing,
  props: ListingProps,
  ref: RefObject<HTMLElement | null>,
) {
  const emit = useEmit()
  /** set when the shopper changes the query: the next result is announced */
  const wasRequested = useRef(false)
  const change = (next: (query: ListingQuery) => ListingQuery) => {
    if (!query) return undefined
    const nextQuery = next(query)
    wasRequested.current = true
    state.change(nextQuery)
    return nextQuery
  }
  const filtered = (nextQuery: ListingQuery | undefined) => nextQuery && emit('shop-filter-change', { filters: { ...nextQuery.filters } })
  const actions = {
    page(page: number) {
      if (!change((now) => changePage(now, page))) return
      emit('shop-page-change', { page })
      if (props.pager !== 'more') scrollUp(ref.current, props['scroll-top'] ?? (state.ownsUrl ? 'page' : 'self'))
    },
    sort(sort: string) {
      if (change((now) => changeSort(now, sort))) emit('shop-sort-change', { sort })
    },
    size: (size: number) => change((now) => changeSize(now, size)),
    filter: (field: string, value: FilterValue | undefined) => filtered(change((now) => changeFilter(now, field, value))),
    clear: () => filtered(change(clearFilters)),
  }
  const methods: ListingActions = {
    reload,
    setFilter(name, values) {
      const field = name.replace(/^da-/, '')
      actions.filter(field, readValues(field, values))
    },
    clearFilters: actions.clear,
    // while the number of pages is unknown, any page is accepted; one past the end is clamped when the total arrives
    goTo: (page) => actions.page(Math.max(0, Math.min(total === undefined ? maxPage : pages - 1, Math.trunc(page) || 0))),
  }
  useMethods({ ...methods })
  return { ...actions, wasRequested }
}

/** Scrolls to the top of the window, or of the list if it is above the viewport (LIST-15). */
function scrollUp(element: HTMLElement | null, target: NonNullable<ListingProps['scroll-top']>) {
  if (target === 'page') scrollTo({ top: 0 })
  if (target === 'self' && element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
}
