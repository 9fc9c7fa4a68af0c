import { useMemo, useRef } from 'react'
import { useSettings } from '../../kit/host.ts'
import { useInViewport } from '../../kit/use-in-viewport.ts'
import { useStore } from '../../kit/use-store.ts'
import type { ProductsQuery } from '../../model/listing/query.ts'
import { productListStore } from '../../stores/listing/products.ts'
import { type CardContext, Cards } from '../product/product-card/cards.tsx'
import { ProductsAhead, Skeletons } from '../product/product-card/skeletons.tsx'
import { Failure } from './failure.tsx'

interface MorePagesProps extends CardContext {
  queryForPage: (page: number) => ProductsQuery
  /** number of pages after the first */
  extraPages: number
  size: number
  /** maximum number of products in all pages */
  limit: number
}

/** The pages after the first that "Show more" or the URL has added. */
export function MorePages({ queryForPage, extraPages, size, limit, ...setting }: MorePagesProps) {
  return Array.from({ length: extraPages }, (_, index) => (
    <MorePage
      key={`page ${index + 1}`}
      {...setting}
      query={{ ...queryForPage(index + 1), page: index + 1, size }}
      maxProducts={limit - (index + 1) * size}
    />
  ))
}

interface MorePageProps extends CardContext {
  query: ProductsQuery & { page: number; size: number }
  /** maximum number of products on this page */
  maxProducts: number
}

/** A placeholder with the page's expected height until it nears the viewport: a URL can name a page far down. */
function MorePage(props: MorePageProps) {
  const ref = useRef<HTMLLIElement>(null)
  const isInViewport = useInViewport(ref, true)
  if (isInViewport) return <LoadedPage {...props} />
  const products = Math.min(props.maxProducts, props.query.size)
  return <ProductsAhead ref={ref} count={products} />
}

function LoadedPage({ query, maxProducts, ...setting }: MorePageProps) {
  const $result = productListStore(useSettings(), query)
  const { status, value } = useStore($result)
  const products = useMemo(() => value?.products.slice(0, maxProducts), [value, maxProducts])
  if (products) return <Cards {...setting} products={products} offset={query.page * query.size} />
  if (status === 'failed')
    return (
      <li className="whole-row">
        <Failure onRetry={$result.reload} />
      </li>
    )
  return <Skeletons {...setting} count={Math.min(maxProducts, query.size)} />
}
