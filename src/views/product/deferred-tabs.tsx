import { useRef } from 'react'
import { useInViewport } from '../../kit/use-in-viewport.ts'
import type { Product } from '../../model/product/product.ts'
import { lazyComponent } from '../../parts/app/lazy-component.tsx'

const ProductTabs = lazyComponent(() => import('./product-tabs.tsx').then((file) => file.ProductTabs))

/** The texts of a product. Their code, including the sanitizer, loads when the user scrolls near them. */
export function DeferredTabs({ product }: { product: Product }) {
  const rootRef = useRef<HTMLDivElement>(null)
  const isInViewport = useInViewport(rootRef, true)
  const placeholder = <div className="product-unread" />
  return (
    <div className="product-tabs" part="tabs" ref={rootRef}>
      {isInViewport ? <ProductTabs product={product} fallback={placeholder} /> : placeholder}
      <slot name="tabs" />
    </div>
  )
}
