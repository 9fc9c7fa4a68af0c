import { lazy, Suspense } from 'react'
import { loadChunk } from '../../base/chunk.ts'
import { messages } from '../../domain/messages.ts'
import { skeletonSize } from '../../domain/page-sizes.ts'
import { useText } from '../use-text.ts'
import { type CardSetting, Cards } from './cards.tsx'
import { columnStyle } from './column-style.ts'
import { Failure } from './failure.tsx'
import type { ListingProps } from './listing-props.ts'
import { Skeletons } from './skeletons.tsx'
import type { Listing } from './use-listing.ts'

const Slider = lazy(() =>
  loadChunk(() => import('../product-shelf/product-carousel.tsx')).then((code) => ({ default: code.ProductCarousel })),
)

const Empty = lazy(() => loadChunk(() => import('./empty.tsx')).then((code) => ({ default: code.Empty })))
const SourceHint = lazy(() => loadChunk(() => import('./empty.tsx')).then((code) => ({ default: code.SourceHint })))
const MorePages = lazy(() => loadChunk(() => import('./more-pages.tsx')).then((code) => ({ default: code.MorePages })))

/** From this many products on, what is far off the screen is not laid out. */
const manyProducts = 150

interface ResultsProps {
  listing: Listing
  props: ListingProps
  setting: CardSetting
  /** the fixed phrase of the list */
  phrase: string | undefined
  onClear: () => void
}

/** The products, or what stands in their place: skeleton, nothing found, failure. */
export function Results({ listing, props, setting, phrase, onClear }: ResultsProps) {
  const t = useText()
  const { answer, query, questionOf, hasSource, pages, total } = listing
  const { layout } = setting
  const limit = props.limit ?? Number.POSITIVE_INFINITY
  const shape = {
    className: 'products',
    'data-layout': layout,
    style: columnStyle(props.columns),
  }
  if (!hasSource)
    return (
      <Suspense>
        <SourceHint />
      </Suspense>
    )
  if (!answer.value || !query) {
    if (answer.status === 'failed') return <Failure onRetry={listing.reload} />
    return (
      <slot name="loading">
        <ul {...shape} aria-busy="true" aria-label={t(messages.listLoading)}>
          <Skeletons {...setting} count={Math.min(skeletonSize(props.pageSize), limit)} />
        </ul>
      </slot>
    )
  }
  const { size } = query
  const isMore = props.pager === 'more'
  const before = isMore ? 0 : query.page * size
  const products = answer.value.products.slice(0, limit - before)
  if (!products.length) {
    const isFiltered = Object.keys(query.filters).length > 0
    return (
      <Suspense>
        <Empty phrase={query.search ?? phrase} onClear={isFiltered ? onClear : undefined} />
      </Suspense>
    )
  }
  if (props.display === 'slider')
    return (
      <Suspense fallback={<div className="slider-space" />}>
        <Slider {...setting} products={products} columns={props.columns} responsive={props.responsive} />
      </Suspense>
    )
  const further = isMore && questionOf ? Math.min(query.page, pages - 1) : 0
  const isMany = Math.min(total ?? 0, (further + 1) * size) > manyProducts
  return (
    <>
      {answer.status === 'failed' && <Failure onRetry={listing.reload} />}
      <ul
        {...shape}
        part={layout === 'grid' ? 'grid' : 'list'}
        data-many={isMany || undefined}
        aria-busy={answer.status === 'loading' || undefined}
      >
        <Cards {...setting} products={products} before={before} />
        {questionOf && further > 0 && (
          <Suspense fallback={<Skeletons {...setting} count={size} />}>
            <MorePages {...setting} questionOf={questionOf} further={further} size={size} limit={Math.min(limit, total ?? limit)} />
          </Suspense>
        )}
      </ul>
    </>
  )
}
