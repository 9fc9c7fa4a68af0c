import type { Area } from '../../model/page/area.ts'
import type { DisplayType, ImagesData } from '../../model/page/images-data.ts'
import { areaSpacingMaxPx, areasLimit, imageMaxHeightPx } from '../constants.ts'

/*
 * Limits for pictures of content blocks; not from the specification. Not in constants.ts: the build inlines its numbers but
 * not objects, which every page would then load.
 */
export const areaColumns = { min: 2, max: 3 } as const
export const areaHeightPx = { min: 16, max: 1200 } as const
/** width / height */
export const areaRatio = { min: 0.2, max: 8 } as const

/** Attributes of a block of areas. An undefined value falls back to the block, then to the default. */
export interface AreasOptions {
  areas: readonly Area[] | undefined
  display: DisplayType | undefined
  columns: number | undefined
  /** px */
  maxHeight: number | undefined
  aspectRatio: number | undefined
  grayscale: boolean | undefined
  slider: boolean | undefined
  /** px */
  verticalSpacing: number | undefined
}

export const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(Math.max(value, min), max)

/** Of the first `areasLimit` areas, those with a picture or a text. */
export const visibleAreas = (areas: readonly Area[] | undefined): Area[] =>
  (areas ?? [])
    .slice(0, areasLimit)
    .filter(({ imageId, title, promoText, actionButtonTitle }) => imageId !== undefined || title || promoText || actionButtonTitle)

/** A promotion has a promo text or a button; any other area is a picture with a title. */
export const isPromotion = ({ promoText, actionButtonTitle }: Area): boolean => Boolean(promoText || actionButtonTitle)

/** Width / height, clamped to `areaRatio`; undefined without a ratio. */
export const readRatio = (ratio: number | undefined): number | undefined => (ratio ? clamp(ratio, areaRatio) : undefined)

/** Merges attributes over the block. `displayInSlider` wins over `displayType` (BANNER-07, BANNER-08, BANNER-11). */
export function resolveAreas(options: AreasOptions, data: ImagesData | undefined) {
  const inSlider = options.slider ?? (options.display === undefined && data?.displayInSlider === true)
  const columns = options.columns ?? data?.columnsCount
  return {
    areas: visibleAreas(options.areas ?? data?.areas),
    display: inSlider ? ('slider' as const) : (options.display ?? data?.displayType ?? ('tiles' as const)),
    /** undefined: two tiles per row, or as many slides as fit */
    columns: columns === undefined ? undefined : clamp(Math.round(columns), areaColumns),
    maxHeightPx: clamp(Math.round(options.maxHeight ?? data?.maxHeight ?? imageMaxHeightPx), areaHeightPx),
    ratio: readRatio(options.aspectRatio ?? data?.aspectRatio),
    isGrayscale: options.grayscale ?? data?.displayGrayscale ?? false,
    verticalSpacingPx: clamp(options.verticalSpacing ?? data?.verticalSpacing ?? 0, { min: 0, max: areaSpacingMaxPx }),
  }
}

/** Width / height of the uploaded picture; undefined unless the area gives both. */
export const naturalRatio = ({ imageWidth, imageHeight }: Pick<Area, 'imageWidth' | 'imageHeight'>): number | undefined =>
  imageWidth && imageHeight ? readRatio(imageWidth / imageHeight) : undefined
