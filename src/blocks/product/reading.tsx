import { lazy, Suspense, useRef } from 'react'
import { loadChunk } from '../../base/chunk.ts'
import type { Product } from '../../model/product.ts'
import { useNear } from '../../parts/listing/use-near.ts'

const ProductTabs = lazy(() => loadChunk(() => import('./product-tabs.tsx')).then((module) => ({ default: module.ProductTabs })))

/** What there is to read about a product: it comes, with the code that makes html safe, when somebody is about to read it. */
export function Reading({ product }: { product: Product }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, true)
  const unread = <div className="product-unread" />
  return (
    <div className="product-tabs" part="tabs" ref={place}>
      {isNear ? (
        <Suspense fallback={unread}>
          <ProductTabs product={product} />
        </Suspense>
      ) : (
        unread
      )}
      <slot name="tabs" />
    </div>
  )
}
