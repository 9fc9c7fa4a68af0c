import { messages } from '../../domain/messages.ts'
import { type BannerOptions, resolveBanner } from '../../domain/page/banner.ts'
import { useHost } from '../../kit/host.ts'
import type { BannerData } from '../../model/page/banner.ts'
import { useRequiredAttribute } from '../../parts/app/use-required-attribute.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Areas } from '../../parts/page/areas/areas.tsx'
import type { ProductCollectionProps } from '../../parts/product/product-shelf/product-collection.tsx'
import { BannerProducts } from './banner-products.tsx'

export interface ProductListBannerProps extends ProductCollectionProps, BannerOptions {
  columns: number | undefined
  block: { title?: string | undefined; data?: BannerData | undefined } | undefined
}

/** Promotions above the products of a list, in a slider or a grid (BANNER-19). */
export function ProductListBanner({ columns, block, heading = block?.title, ...props }: ProductListBannerProps) {
  const t = useText()
  const { element } = useHost()
  const { productList, slidesCount, sort, display, areas, areaDisplay, areaColumns, aspectRatio } = resolveBanner(props, block?.data)
  const hasPromo = areas.length > 0 || Boolean(element?.querySelector(':scope > [slot="promo"]'))
  useRequiredAttribute('product-list', productList !== undefined || hasPromo)
  return (
    <>
      <slot name="promo">
        {areas.length > 0 && (
          <Areas
            areas={areas}
            layout={{ display: areaDisplay, columns: areaColumns, maxHeightPx: undefined, ratio: aspectRatio, isGrayscale: false }}
            label={t(messages.promotions)}
            responsive={props.responsive}
          />
        )}
      </slot>
      {productList !== undefined && (
        <BannerProducts
          list={productList}
          slidesCount={slidesCount}
          sort={sort}
          display={display}
          columns={columns}
          isApart={hasPromo}
          carousel={{ ...props, heading }}
        />
      )}
    </>
  )
}
