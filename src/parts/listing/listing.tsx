import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { loadChunk } from '../../base/chunk.ts'
import { useEmit, useSettings } from '../../base/host.ts'
import { useSheet } from '../../base/use-sheet.ts'
import { useStore } from '../../base/use-store.ts'
import { listType } from '../../domain/list-type.ts'
import type { ListingSource } from '../../domain/listing-question.ts'
import { $listType, chooseListType } from '../../stores/preferences.ts'
import type { CardChoices } from '../product-card/card-choices.ts'
import { Chips } from './chips.tsx'
import { FiltersSpace } from './filters-space.tsx'
import sheet from './listing.css?sheet'
import type { ListingProps } from './listing-props.ts'
import { Pager } from './pager.tsx'
import { Results } from './results.tsx'
import { ShowMore } from './show-more.tsx'
import { Toolbar } from './toolbar.tsx'
import { useListing } from './use-listing.ts'
import { useListingActions } from './use-listing-actions.ts'
import { useListingNews } from './use-listing-news.ts'
import { useNear } from './use-near.ts'
import { useWide } from './use-wide.ts'

const FilterPanel = lazy(() => loadChunk(() => import('./filters/filter-panel.tsx')).then((module) => ({ default: module.FilterPanel })))
const FilterDrawer = lazy(() => loadChunk(() => import('./filters/filter-drawer.tsx')).then((module) => ({ default: module.FilterDrawer })))

/** A list of products with everything around it; the heart of every listing tag (LIST-22). */
export function Listing({ source, ...props }: ListingProps & { source: ListingSource }) {
  useSheet(sheet)
  const emit = useEmit()
  const settings = useSettings()
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place, props.lazy && !props.products)
  const wide = useWide(place, props.responsive)
  const listing = useListing(source, props, near)
  const actions = useListingActions(listing, props, place)
  useListingNews(listing, actions.asked)
  const [drawer, openDrawer] = useState(false)

  const { configuration, query, total, pages, sizes, state } = listing
  const layout = listType(props.layout, useStore($listType), configuration?.defaultListType)
  const choices = useChoices(props)
  const isTeaser = props.pager === 'none' || props.display === 'slider'
  const hasFilters = props.filters && !props.products
  const filtersAt = wide ? props.filtersPosition : 'drawer'
  const sorts = configuration?.sorts?.filter(({ value }) => props.sorts?.includes(value) ?? true) ?? []
  const shownTotal = total === undefined ? undefined : Math.min(total, props.limit ?? total)
  const panel = hasFilters &&
    query && {
      filters: listing.knownFilters,
      failed: listing.filters.status === 'failed',
      onRetry: listing.reload,
      chosen: query.filters,
      fields: props.filterFields,
      hidden: source.presetFilters,
      total: shownTotal,
      onFilter: actions.filter,
      onClear: actions.clear,
    }
  return (
    <div className="listing" ref={place} data-filters={hasFilters ? filtersAt : undefined}>
      {hasFilters && filtersAt !== 'drawer' && (
        <aside className="listing-filters" part="filters">
          <slot name="filters-header" />
          {panel && (
            <Suspense fallback={<FiltersSpace />}>
              <FilterPanel {...panel} place={filtersAt} />
            </Suspense>
          )}
        </aside>
      )}
      <div className="listing-main">
        <Toolbar
          counts={props.count}
          total={shownTotal}
          sorts={(props.sortSelect ?? props.filters) && !props.products ? sorts : undefined}
          sort={query?.sort}
          onSort={actions.sort}
          sizes={isTeaser ? [] : sizes}
          size={query?.size ?? 0}
          onSize={actions.size}
          layout={(props.layoutToggle ?? (props.layout === undefined && !isTeaser)) ? layout : undefined}
          onLayout={(chosen) => {
            chooseListType(chosen)
            emit('shop-layout-change', { layout: chosen })
          }}
          onFilters={hasFilters && filtersAt === 'drawer' ? () => openDrawer(true) : undefined}
          chosenFilters={Object.keys(query?.filters ?? {}).length}
        />
        {query && (
          <Chips
            chosen={query.filters}
            filters={listing.knownFilters ?? []}
            currency={settings.currency}
            onFilter={actions.filter}
            onClear={actions.clear}
          />
        )}
        <Results
          listing={listing}
          props={props}
          setting={{ configuration, layout, choices, splitBy: listing.splitBy, listName: props.heading }}
          onClear={actions.clear}
        />
        {query && !isTeaser && shownTotal !== undefined && shownTotal > 0 && (
          <Paging
            pager={props.pager}
            page={query.page}
            pages={pages}
            total={shownTotal}
            size={query.size}
            hrefOf={state.hrefOf && ((page) => state.hrefOf?.({ ...query, page }) ?? '')}
            onPage={actions.page}
          />
        )}
      </div>
      {drawer && panel && (
        <Suspense>
          <FilterDrawer {...panel} onClose={() => openDrawer(false)} />
        </Suspense>
      )}
    </div>
  )
}

type PagingProps = Parameters<typeof Pager>[0] & { pager: ListingProps['pager'] }

function Paging({ pager, ...paging }: PagingProps) {
  const { page, pages, total, size, onPage } = paging
  if (pager === 'more') return <ShowMore shown={Math.min(total, (page + 1) * size)} total={total} onMore={() => onPage(page + 1)} />
  return pages > 1 || page > 0 ? <Pager {...paging} /> : null
}

/** The same object as long as nothing of it changes: cards are not drawn again for a new page of chips. */
function useChoices({ addToCart, wishlist, badges, availability, discount, linkTarget }: CardChoices): CardChoices {
  return useMemo(
    () => ({ addToCart, wishlist, badges, availability, discount, linkTarget }),
    [addToCart, wishlist, badges, availability, discount, linkTarget],
  )
}
