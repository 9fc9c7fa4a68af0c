import type { CSSProperties } from 'react'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../base/chunk.ts'
import { type Columns, defaultColumns } from '../../domain/columns.ts'
import { messages } from '../../domain/messages.ts'
import { skeletonSize } from '../../domain/page-sizes.ts'
import { useText } from '../use-text.ts'
import { type CardSetting, Cards } from './cards.tsx'
import type { ListingProps } from './listing-props.ts'
import { MorePage } from './more-pages.tsx'
import { Empty, Failure, SourceHint } from './notices.tsx'
import { Skeletons } from './skeletons.tsx'
import type { Listing } from './use-listing.ts'

const Slider = lazy(() => loadChunk(() => import('./slider.tsx')).then((module) => ({ default: module.Slider })))

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
  if (!hasSource) return <SourceHint />
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
    return <Empty phrase={query.search ?? phrase} onClear={isFiltered ? onClear : undefined} />
  }
  if (props.display === 'slider')
    return (
      <Suspense fallback={<div className="slider-space" />}>
        <Slider {...setting} products={products} columns={props.columns} />
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
        {questionOf &&
          Array.from({ length: further }, (_, index) => (
            <MorePage
              key={`page ${index + 1}`}
              {...setting}
              question={{ ...questionOf(index + 1), page: index + 1, size }}
              room={Math.min(limit, total ?? limit) - (index + 1) * size}
            />
          ))}
      </ul>
    </>
  )
}

/** Columns as custom properties: the stylesheet picks one by width (LIST-21). */
const columnStyle = ([phone, medium, wide]: Columns = defaultColumns) =>
  ({ '--columns-phone': phone, '--columns-medium': medium, '--columns-wide': wide }) as CSSProperties
