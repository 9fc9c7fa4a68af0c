import type { ProductsQuery } from '../../model/listing/query.ts'
import type { Area } from '../../model/page/area.ts'
import type { BannerData } from '../../model/page/banner.ts'
import { firstPage, sliderSlidesCount } from '../constants.ts'
import { areaColumns, clamp, readRatio, visibleAreas } from './areas.ts'

/** Attributes of a product list banner. An undefined value falls back to the block, then to the default. */
export interface BannerOptions {
  productList: string | undefined
  slidesCount: number | undefined
  sort: string | undefined
  display: 'slider' | 'grid' | undefined
  areas: readonly Area[] | undefined
}

const maxSlides = 100
const clampInteger = (value: number, min: number, max: number) => clamp(Math.trunc(value), { min, max })

/** Merges attributes over the block. `displayInSlider` decides how a block displays; a tag without a block is a slider. */
export function resolveBanner(options: BannerOptions, data: BannerData | undefined) {
  const areas = visibleAreas(options.areas ?? data?.areas)
  return {
    productList: options.productList ?? data?.productListId,
    slidesCount: clampInteger(options.slidesCount ?? data?.slidesCount ?? sliderSlidesCount, 1, maxSlides),
    sort: options.sort ?? data?.sort,
    display: options.display ?? (!data || data.displayInSlider ? ('slider' as const) : ('grid' as const)),
    areas,
    areaDisplay: data?.displayType ?? ('tiles' as const),
    /** a single area takes the full width */
    areaColumns: clampInteger(data?.columnsCount ?? areas.length, Math.min(areas.length, areaColumns.min), areaColumns.max),
    aspectRatio: readRatio(data?.aspectRatio),
  }
}

/** The query for the banner's products (BANNER-19, CAR-06). */
export const bannerQuery = (
  lang: string,
  list: string,
  { slidesCount, sort }: { slidesCount: number; sort: string | undefined },
): ProductsQuery => ({
  lang,
  'product-list': list,
  sort,
  size: slidesCount,
  page: firstPage,
})
