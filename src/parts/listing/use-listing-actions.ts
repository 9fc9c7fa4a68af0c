import { type RefObject, useRef } from 'react'
import { useEmit, useMethods } from '../../base/host.ts'
import {
  changeFilter,
  changePage,
  changeSize,
  changeSort,
  clearFilters,
  type FilterValue,
  isRange,
  type ListingQuery,
} from '../../domain/listing-query.ts'
import type { ListingProps } from './listing-props.ts'
import type { Listing } from './use-listing.ts'

type GivenValues = string | FilterValue | undefined

const readValues = (values: GivenValues): FilterValue | undefined => {
  if (values === undefined || (typeof values === 'object' && isRange(values))) return values
  return typeof values === 'string' ? values.split('|').filter(Boolean) : values
}

/** Everything that can be done to a listing, by the shopper and by the page's scripts. */
export function useListingActions({ query, state, reload, pages }: Listing, props: ListingProps, place: RefObject<HTMLElement | null>) {
  const emit = useEmit()
  /** the shopper changed something: the next answer is worth a word */
  const asked = useRef(false)
  const change = (next: (query: ListingQuery) => ListingQuery) => {
    if (!query) return undefined
    const after = next(query)
    asked.current = true
    state.change(after)
    return after
  }
  const filtered = (after: ListingQuery | undefined) => after && emit('shop-filter-change', { filters: { ...after.filters } })
  const actions = {
    page(page: number) {
      if (!change((now) => changePage(now, page))) return
      emit('shop-page-change', { page })
      if (props.pager !== 'more') scrollUp(place.current, props['scroll-top'] ?? (state.ownsAddress ? 'page' : 'self'))
    },
    sort(sort: string) {
      if (change((now) => changeSort(now, sort))) emit('shop-sort-change', { sort })
    },
    size: (size: number) => change((now) => changeSize(now, size)),
    filter: (field: string, value: FilterValue | undefined) => filtered(change((now) => changeFilter(now, field, value))),
    clear: () => filtered(change(clearFilters)),
  }
  useMethods({
    reload,
    setFilter: (field: string, values: GivenValues) => actions.filter(field.replace(/^da-/, ''), readValues(values)),
    clearFilters: actions.clear,
    goTo: (page: number) => actions.page(Math.max(0, Math.min(pages - 1, Math.trunc(page) || 0))),
  })
  return { ...actions, asked }
}

/** A new page starts at its top: of the window, or of a list within somebody else's page (LIST-15, S17). */
function scrollUp(element: HTMLElement | null, target: NonNullable<ListingProps['scroll-top']>) {
  if (target === 'page') scrollTo({ top: 0 })
  if (target === 'self' && element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
}
