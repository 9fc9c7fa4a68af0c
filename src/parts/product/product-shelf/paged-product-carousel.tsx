import { atom } from 'nanostores'
import { useCallback, useMemo, useRef, useState } from 'react'
import { shouldLoadMore } from '../../../domain/carousel.ts'
import type { Columns } from '../../../domain/listing/columns.ts'
import type { PagedQuery } from '../../../domain/product/related.ts'
import { useSettings } from '../../../kit/host.ts'
import { useInViewport } from '../../../kit/use-in-viewport.ts'
import { useStore } from '../../../kit/use-store.ts'
import { stringify } from '../../../model/stringify.ts'
import { type ProductPages, productPagesStore } from '../../../stores/product/product-pages.ts'
import { ProductCollection, type ProductCollectionProps } from './product-collection.tsx'

/** State before the carousel nears the viewport: no request yet. */
const $loading = atom<ProductPages>({ result: { status: 'loading' }, hasMore: false, reload() {} })

interface PagedProductCarouselProps extends ProductCollectionProps {
  query: PagedQuery
  name: string
  /** products side by side at every width; by width if undefined */
  slidesVisible: number | undefined
}

/** A carousel that loads products page by page, prefetching the next page near its end (CAR-03). */
export function PagedProductCarousel({ query, name, slidesVisible, ...collection }: PagedProductCarouselProps) {
  const settings = useSettings()
  const rootRef = useRef<HTMLDivElement>(null)
  const isInViewport = useInViewport(rootRef, true)
  const key = stringify(query)
  const [requested, setRequested] = useState({ key, pages: 1 })
  const pages = requested.key === key ? requested.pages : 1
  // `key` identifies `query`
  const $pages = useMemo(() => (isInViewport ? productPagesStore(settings, query, pages) : $loading), [isInViewport, settings, key, pages])
  const { result, hasMore, reload } = useStore($pages)
  const loaded = result.value?.length ?? 0
  const loadMore = useCallback(
    ({ first, visible }: { first: number; visible: number }) => {
      if (hasMore && shouldLoadMore({ loaded, first, visible })) setRequested({ key, pages: pages + 1 })
    },
    [hasMore, loaded, key, pages],
  )
  const columns: Columns | undefined = slidesVisible === undefined ? undefined : [slidesVisible, slidesVisible, slidesVisible]
  return (
    <div ref={rootRef}>
      <ProductCollection
        {...collection}
        result={result}
        onRetry={reload}
        name={name}
        columns={columns}
        expected={query.size}
        onMove={loadMore}
      />
    </div>
  )
}
