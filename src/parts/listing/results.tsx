import { useMemo } from 'react'
import type { ListingSource } from '../../domain/listing/listing-request.ts'
import { skeletonSize } from '../../domain/listing/paging.ts'
import { messages } from '../../domain/messages.ts'
import { lazyComponent } from '../app/lazy-component.tsx'
import { useText } from '../app/use-text.ts'
import { type CardContext, Cards } from '../product/product-card/cards.tsx'
import { columnStyle, ProductsAhead, Skeletons } from '../product/product-card/skeletons.tsx'
import { Failure } from './failure.tsx'
import type { ListingProps } from './listing-props.ts'
import type { Listing } from './use-listing.ts'

const Slider = lazyComponent(() => import('../product/product-shelf/product-carousel.tsx').then((file) => file.ProductCarousel))
const Empty = lazyComponent(() => import('./no-results.tsx').then((file) => file.NoResults))
const SourceHint = lazyComponent(() => import('./no-results.tsx').then((file) => file.MissingSourceHint))
const MorePages = lazyComponent(
  () => import('./more-pages.tsx').then((file) => file.MorePages),
  ({ retry }) => (
    <li style={{ gridColumn: '1 / -1' }}>
      <Failure onRetry={retry} />
    </li>
  ),
)

/** Longer lists skip the layout of products far outside the viewport. */
const maxLaidOutProducts = 4

interface ResultsProps {
  listing: Listing
  props: ListingProps
  setting: CardContext
  source: ListingSource
  onClear: () => void
}

/** The products, or their skeleton, empty state or error. */
export function Results({ listing, props, setting, source, onClear }: ResultsProps) {
  const t = useText()
  const { result, query, queryForPage, hasSource, pages, total } = listing
  const { layout } = setting
  const limit = props.limit ?? Number.POSITIVE_INFINITY
  const isMore = props.pager === 'more'
  const before = query && !isMore ? query.page * query.size : 0
  const products = useMemo(() => result.value?.products.slice(0, limit - before), [result.value, limit, before])
  const shape = {
    className: 'products',
    'data-layout': layout,
    style: columnStyle(props.columns),
  }
  if (!hasSource) return <SourceHint />
  if (!products || !query) {
    if (result.status === 'failed') return <Failure onRetry={listing.reload} />
    const places = Math.min(skeletonSize(props.pageSize), limit)
    return (
      <slot name="loading">
        <ul {...shape} aria-busy="true" aria-label={t(messages.listLoading)}>
          {setting.isInViewport ? <Skeletons {...setting} count={places} /> : <ProductsAhead count={places} />}
        </ul>
      </slot>
    )
  }
  const { size } = query
  if (!products.length) {
    const isFiltered = Object.keys(query.filters).length > 0
    return <Empty phrase={query.search ?? source.search} onClear={isFiltered ? onClear : undefined} source={source} />
  }
  if (props.display === 'slider')
    return (
      <Slider
        {...setting}
        products={products}
        columns={props.columns}
        responsive={props.responsive}
        fallback={<div className="slider-space" />}
      />
    )
  const extraPages = isMore && queryForPage ? Math.min(query.page, pages - 1) : 0
  // counts what "Show more" can add: rows would get another estimated height, and move, in a list that becomes long on a click
  const isMany = Math.max(products.length, isMore ? Math.min(limit, total ?? 0) : 0) > maxLaidOutProducts
  return (
    <>
      {result.status === 'failed' && <Failure onRetry={listing.reload} />}
      <ul
        {...shape}
        part={layout === 'grid' ? 'grid' : 'list'}
        data-many={isMany || undefined}
        aria-busy={result.status === 'loading' || undefined}
      >
        <Cards {...setting} products={products} offset={before} />
        {queryForPage && extraPages > 0 && (
          <MorePages
            {...setting}
            queryForPage={queryForPage}
            extraPages={extraPages}
            size={size}
            limit={Math.min(limit, total ?? limit)}
            fallback={<Skeletons {...setting} count={size} />}
          />
        )}
      </ul>
    </>
  )
}
