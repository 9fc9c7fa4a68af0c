import { type ReactNode, useRef, useState } from 'react'
import { listType } from '../../domain/app/setting-defaults.ts'
import { chosenCount } from '../../domain/listing/listing-query.ts'
import type { ListingSource } from '../../domain/listing/listing-request.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { $listType, chooseListType } from '../../stores/listing/preferences.ts'
import { useCardSettings } from '../product/product-card/use-card-settings.ts'
import { LazyFilterDrawer, LazyFilters } from './filters/lazy-filters.tsx'
import sheet from './listing.css?sheet'
import type { ListingProps } from './listing-props.ts'
import { Results } from './results.tsx'
import { LazyChips, LazyPaging, LazyToolbar } from './tools/lazy-tools.tsx'
import { useInViewport } from './use-in-viewport.ts'
import { useIsWide } from './use-is-wide.ts'
import { useKnownSorts } from './use-known-sorts.ts'
import { useListing } from './use-listing.ts'
import { useListingActions } from './use-listing-actions.ts'
import { useListingEvents } from './use-listing-events.ts'

interface ListingOwnProps {
  source: ListingSource
  /** the last products stay on the screen until the next ones are there */
  keepPrevious?: boolean
  /** stands above the filters, or above the list where these have no place beside it */
  aside?: ReactNode
}

/** A list of products with everything around it; the heart of every listing tag (LIST-22). */
export function Listing({ source, keepPrevious = false, aside, ...props }: ListingProps & ListingOwnProps) {
  useSheet(sheet)
  const emit = useEmit()
  const settings = useSettings()
  const rootRef = useRef<HTMLDivElement>(null)
  const isInViewport = useInViewport(rootRef, props.lazy && !props.products)
  const isWide = useIsWide(rootRef, props.responsive)
  const listing = useListing(source, props, isInViewport, keepPrevious)
  const actions = useListingActions(listing, props, rootRef)
  useListingEvents(listing, actions.asked, props.limit)
  const [isDrawerOpen, setDrawerOpen] = useState(false)

  const { configuration, query, state } = listing
  useKnownSorts(props, configuration?.sorts)
  const total = listing.total === undefined ? undefined : Math.min(listing.total, props.limit ?? listing.total)
  const layout = listType(props.layout, useStore($listType), configuration?.defaultListType)
  const cardSettings = useCardSettings(props)
  const isTeaser = props.pager === 'none' || props.display === 'slider'
  const hasFilters = props.filters && !props.products
  const hasSorts = (props.sortSelect ?? props.filters) && !props.products
  const hasToggle = props.layoutToggle ?? (props.layout === undefined && !isTeaser)
  // nothing to order, to divide or to choose from, unless what was chosen is the reason
  const isEmpty = !listing.hasSource || (total === 0 && !chosenCount(query?.filters))
  const filtersAt = isWide ? props.filtersPosition : 'drawer'
  const panel = query && {
    filters: listing.knownFilters,
    failed: listing.filters.status === 'failed',
    onRetry: listing.reload,
    chosen: query.filters,
    fields: props.filterFields,
    hidden: source.presetFilters,
    total,
    onFilter: actions.filter,
    onClear: actions.clear,
  }
  const changeLayout = (chosen: 'grid' | 'list') => {
    chooseListType(chosen)
    emit('shop-layout-change', { layout: chosen })
  }
  const isBeside = hasFilters && filtersAt !== 'drawer'
  const filters = isBeside && <LazyFilters panel={panel} position={filtersAt} header={aside} />
  return (
    <div className="listing" tabIndex={-1}>
      <div className="listing-in" ref={rootRef} data-filters={hasFilters ? filtersAt : undefined}>
        {filtersAt === 'top' && filters}
        {!isBeside && aside}
        <div className="listing-tools">
          <LazyToolbar
            near={isInViewport}
            counts={props.count}
            total={total}
            sorts={
              hasSorts && !isEmpty ? (configuration?.sorts ?? []).filter(({ value }) => props.sorts?.includes(value) ?? true) : undefined
            }
            sort={query?.sort}
            onSort={actions.sort}
            sizes={isTeaser || isEmpty ? [] : listing.sizes}
            size={query?.size ?? 0}
            onSize={actions.size}
            layout={hasToggle && !isEmpty ? layout : undefined}
            onLayout={changeLayout}
            onFilters={hasFilters && !isEmpty && filtersAt === 'drawer' ? () => setDrawerOpen(true) : undefined}
            chosenFilters={chosenCount(query?.filters)}
          />
          {query && (
            <LazyChips
              chosen={query.filters}
              filters={listing.knownFilters ?? []}
              currency={settings.currency}
              onFilter={actions.filter}
              onClear={actions.clear}
            />
          )}
        </div>
        {filtersAt === 'side' && filters}
        <div className="listing-main">
          <Results
            listing={listing}
            props={props}
            setting={{ configuration, layout, settings: cardSettings, splitBy: listing.splitBy, listName: props.heading }}
            phrase={source.search}
            onClear={actions.clear}
          />
          {query && !isTeaser && total !== undefined && total > 0 && (
            <LazyPaging
              pager={props.pager}
              page={query.page}
              pages={listing.pages}
              total={total}
              size={query.size}
              hrefOf={state.hrefOf && ((page) => state.hrefOf?.({ ...query, page }) ?? '')}
              onPage={actions.page}
            />
          )}
        </div>
      </div>
      {isDrawerOpen && hasFilters && panel && <LazyFilterDrawer {...panel} onClose={() => setDrawerOpen(false)} />}
    </div>
  )
}
