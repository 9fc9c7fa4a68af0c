import { type ReactNode, useRef, useState } from 'react'
import { listType } from '../../domain/app/setting-defaults.ts'
import { listingFeatures } from '../../domain/listing/listing-features.ts'
import { chosenCount } from '../../domain/listing/listing-query.ts'
import type { ListingSource } from '../../domain/listing/listing-request.ts'
import { useEmit, useHost } from '../../kit/host.ts'
import { useInViewport } from '../../kit/use-in-viewport.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Product } from '../../model/product/product.ts'
import { $listType, chooseListType } from '../../stores/listing/preferences.ts'
import { useUnknownNames } from '../app/use-unknown-names.ts'
import cardsSheet from '../product/product-card/cards.css?sheet'
import { useCardSettings } from '../product/product-card/use-card-settings.ts'
import { LazyFilterDrawer, LazyFilters } from './filters/lazy-filters.tsx'
import sheet from './listing.css?sheet'
import type { ListingProps } from './listing-props.ts'
import { Results } from './results.tsx'
import { LazyChips, LazyPaging, LazyToolbar } from './tools/lazy-tools.tsx'
import { unknownSorts } from './unknown-names.ts'
import { useIsWide } from './use-is-wide.ts'
import { useListing } from './use-listing.ts'
import { useListingActions } from './use-listing-actions.ts'
import { useListingEvents } from './use-listing-events.ts'

interface ListingOwnProps {
  source: ListingSource
  /** renders the last products while the next ones load */
  keepPrevious?: boolean
  /** rendered above the filters, or above the list if the filters open in a drawer */
  aside?: ReactNode
  /** rendered in the toolbar; gets the products of the first page on screen */
  action?: (products: readonly Product[]) => ReactNode
}

/** A list of products with its filters, toolbar and pager; every listing element renders one (LIST-22). */
export function Listing({ source, keepPrevious = false, aside, action, ...props }: ListingProps & ListingOwnProps) {
  useSheet(cardsSheet)
  useSheet(sheet)
  const emit = useEmit()
  const rootRef = useRef<HTMLDivElement>(null)
  const isLazy = props.lazy && !props.products
  const isInViewport = useInViewport(rootRef, isLazy)
  const isWide = useIsWide(rootRef, props.responsive)
  const listing = useListing(source, props, isInViewport || !isLazy, keepPrevious)
  const actions = useListingActions(listing, props, rootRef)
  useListingEvents(listing, actions.wasRequested, {
    limit: props.limit,
    productIds: props.products || source.isSaved ? undefined : source.productIds,
  })
  const [isDrawerOpen, setDrawerOpen] = useState(false)

  const { configuration, query, state } = listing
  useUnknownNames(unknownSorts(props, configuration?.sorts))
  const total = listing.total === undefined ? undefined : Math.min(listing.total, props.limit ?? listing.total)
  const layout = listType(props.layout, useStore($listType), configuration?.defaultListType)
  const { server } = useHost()
  if (!props.layout) server?.usesLayout(layout)
  const cardSettings = useCardSettings(props)
  const chosenFilters = chosenCount(query?.filters)
  const features = listingFeatures(props, { total, isWide, hasSource: listing.hasSource, chosenCount: chosenFilters })
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
  const changeLayout = (next: 'grid' | 'list') => {
    chooseListType(next)
    emit('shop-layout-change', { layout: next })
  }
  const position = features.filtersPosition
  const isInline = position === 'side' || position === 'top'
  const filters = isInline && <LazyFilters panel={panel} position={position} header={aside} />
  const sorts = (configuration?.sorts ?? []).filter(({ value }) => props.sorts?.includes(value) ?? true)
  return (
    <div className="listing" tabIndex={-1}>
      <div className="listing-in" ref={rootRef} data-filters={position}>
        {position === 'top' && filters}
        {!isInline && aside}
        <div className="listing-tools">
          <LazyToolbar
            near={isInViewport}
            counts={props.count}
            total={total}
            sorts={features.hasSortSelect ? sorts : undefined}
            sort={query?.sort}
            onSort={actions.sort}
            sizes={features.hasSizeSelect ? listing.sizes : []}
            size={query?.size ?? 0}
            onSize={actions.size}
            layout={features.hasLayoutToggle ? layout : undefined}
            onLayout={changeLayout}
            onFilters={features.hasFilterButton ? () => setDrawerOpen(true) : undefined}
            chosenFilters={chosenFilters}
            action={action?.(listing.result.value?.products ?? [])}
          />
          {query && (
            <LazyChips chosen={query.filters} filters={listing.knownFilters ?? []} onFilter={actions.filter} onClear={actions.clear} />
          )}
        </div>
        {position === 'side' && filters}
        <div className="listing-main">
          <Results
            listing={listing}
            props={props}
            setting={{ configuration, layout, settings: cardSettings, splitBy: listing.splitBy, listName: props.heading, isInViewport }}
            source={source}
            onClear={actions.clear}
          />
          {query && features.hasPaging && (
            <LazyPaging
              pager={props.pager}
              page={query.page}
              pages={listing.pages}
              total={total ?? 0}
              size={query.size}
              hrefOf={state.hrefOf && ((page) => state.hrefOf?.({ ...query, page }) ?? '')}
              onPage={actions.page}
            />
          )}
        </div>
      </div>
      {isDrawerOpen && position && panel && <LazyFilterDrawer {...panel} onClose={() => setDrawerOpen(false)} />}
    </div>
  )
}
