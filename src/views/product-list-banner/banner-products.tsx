import { atom } from 'nanostores'
import { useRef } from 'react'
import { mapRemote } from '../../base/http/derived-remote.ts'
import type { Remote, RemoteStore } from '../../base/http/remote.ts'
import type { Columns } from '../../domain/listing/columns.ts'
import { messages } from '../../domain/messages.ts'
import { bannerQuery } from '../../domain/page/banner.ts'
import { useSettings } from '../../kit/host.ts'
import { useInViewport } from '../../kit/use-in-viewport.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import { ProductCollection, type ProductCollectionProps } from '../../parts/product/product-shelf/product-collection.tsx'
import { languageStore } from '../../stores/app/language.ts'
import { type ProductList, productListStore } from '../../stores/listing/products.ts'

/** Replaces the store until the products near the viewport; requests nothing. */
const $loading: RemoteStore<ProductList> = Object.assign(atom<Remote<ProductList>>({ status: 'loading' }), { reload() {} })

interface BannerProductsProps {
  list: string
  slidesCount: number
  sort: string | undefined
  display: 'slider' | 'grid'
  columns: number | undefined
  isApart: boolean
  carousel: ProductCollectionProps
}

/** The first products of a list, in a slider that scrolls by 600 px (CAR-06, CAR-07) or in a grid. */
export function BannerProducts({ list, slidesCount, sort, display, columns, isApart, carousel }: BannerProductsProps) {
  const t = useText()
  const settings = useSettings()
  const rootRef = useRef<HTMLDivElement>(null)
  const isInViewport = useInViewport(rootRef, true)
  const lang = useStore(languageStore(settings))
  const query = bannerQuery(lang, list, { slidesCount, sort })
  const $products = isInViewport ? productListStore(settings, query, { count: false }) : $loading
  const result = mapRemote(useStore($products), ({ products }) => products)
  return (
    <div ref={rootRef}>
      <ProductCollection
        {...carousel}
        result={result}
        onRetry={$products.reload}
        name={t(messages.products)}
        display={display}
        columns={toColumns(columns)}
        hasContentBetween={isApart}
        expected={slidesCount}
        move="pixels"
      />
    </div>
  )
}

/** Numbers of columns on small, medium and large screens. */
const toColumns = (count: number | undefined): Columns | undefined =>
  count === undefined ? undefined : [Math.min(count, 2), Math.min(count, 3), count]
