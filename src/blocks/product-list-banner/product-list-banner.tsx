import { useHost } from '../../base/host.ts'
import { type BannerWish, bannerOf } from '../../domain/banner.ts'
import type { BannerData } from '../../model/banner.ts'
import { BannerAreas } from '../../parts/banner-areas/banner-areas.tsx'
import type { ShelfProps } from '../../parts/product-shelf/shelf.tsx'
import { useNeeded } from '../../parts/use-needed.ts'
import { BannerProducts } from './banner-products.tsx'

export interface ProductListBannerProps extends ShelfProps, BannerWish {
  columns: number | undefined
  block: { title?: string | undefined; data?: BannerData | undefined } | undefined
}

/** Promotions above the products of a list, which stand in a slider or a grid (BANNER-19). */
export function ProductListBanner({ columns, block, heading = block?.title, ...props }: ProductListBannerProps) {
  const { element } = useHost()
  const { productList, slidesCount, sort, display, areas, areaColumns, aspectRatio } = bannerOf(props, block?.data)
  const hasPromo = areas.length > 0 || Boolean(element?.querySelector(':scope > [slot="promo"]'))
  useNeeded('product-list', productList !== undefined || hasPromo)
  return (
    <>
      <slot name="promo">{areas.length > 0 && <BannerAreas areas={areas} columns={areaColumns} aspectRatio={aspectRatio} />}</slot>
      {productList !== undefined && (
        <BannerProducts
          list={productList}
          slidesCount={slidesCount}
          sort={sort}
          display={display}
          columns={columns}
          isApart={hasPromo}
          shelf={{ ...props, heading }}
        />
      )}
    </>
  )
}
